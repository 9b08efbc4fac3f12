import Presentation

/// A new account.
final class RegisterView: View {
  let handle = FormField(limit: 60)
  let name = FormField(limit: 200)
  private(set) lazy var passwords = NewPasswordFields(sentBy: button)
  let message = Label(lines: nil)
  let spinner = Spinner()
  let button = Button()
  private lazy var form = Stack(.vertical, spacing: .metrics, [handle, name] + passwords.all)
  private lazy var buttons = Stack(.vertical, distribution: .aligned(.leading), [button])
  private lazy var content = Stack(.vertical, spacing: .metrics, [form, message, spinner, buttons])
  private lazy var page = ScrollPage(content)

  override func initialize() {
    addSubview(page)
    handle.field.enterGoes(to: name.field)
    name.field.enterGoes(to: passwords.password.field)
  }

  override func installConstraints() {
    for field in [handle, name] + passwords.all { field.width = .flexible(maximum: 40) }
    pin(page)
  }
}

import Presentation

/// A new account.
final class RegisterView: View {
  let handle = FormField(limit: 60)
  let name = FormField(limit: 200)
  let password = FormField(isPassword: true)
  let again = FormField(isPassword: true)
  let message = Label(lines: nil)
  let spinner = Spinner()
  let button = Button()
  private lazy var form = Stack(.vertical, spacing: .metrics, [handle, name, password, again])
  private lazy var buttons = Stack(.vertical, distribution: .aligned(.leading), [button])
  private lazy var content = Stack(.vertical, spacing: .metrics, [form, message, spinner, buttons])
  private lazy var page = ScrollPage(content)

  override func initialize() {
    addSubview(page)
  }

  override func installConstraints() {
    for field in [handle, name, password, again] { field.width = .flexible(maximum: 40) }
    pin(page)
  }
}

import Presentation

/// Who are you?
final class SignInView: View {
  let handle = FormField(limit: 60)
  let password = FormField.password()
  let message = Label(lines: nil)
  let spinner = Spinner()
  let button = Button()
  let registerButton = Button()
  private lazy var form = Stack(.vertical, spacing: .metrics, [handle, password])
  private lazy var buttons = Stack(.vertical, distribution: .aligned(.leading), [button, registerButton])
  private lazy var content = Stack(.vertical, spacing: .metrics, [form, message, spinner, buttons])
  private lazy var page = ScrollPage(content)

  override func initialize() {
    addSubview(page)
    handle.field.enterGoes(to: password.field)
    password.field.enterPresses(button)
  }

  override func installConstraints() {
    handle.width = .flexible(maximum: 40)
    password.width = .flexible(maximum: 40)
    pin(page)
  }
}

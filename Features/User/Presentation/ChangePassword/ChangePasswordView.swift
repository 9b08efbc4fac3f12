import Presentation

/// The present password, and the one to come.
final class ChangePasswordView: View {
  let account = Label()
  let present = FormField.password()
  private(set) lazy var passwords = NewPasswordFields(sentBy: button)
  let message = Label(lines: nil)
  let spinner = Spinner()
  let button = Button()
  private(set) lazy var notice = Notice(insteadOf: page)
  private lazy var form = Stack(.vertical, spacing: .metrics, [present] + passwords.all)
  private lazy var buttons = Stack(.vertical, distribution: .aligned(.leading), [button])
  private lazy var content = Stack(.vertical, spacing: .metrics, [account, form, message, spinner, buttons])
  private lazy var page = ScrollPage(content)

  override func initialize() {
    addSubview(page)
    addSubview(notice)
    present.field.enterGoes(to: passwords.password.field)
  }

  override func installConstraints() {
    for field in [present] + passwords.all { field.width = .flexible(maximum: 40) }
    pin(page)
    pin(notice)
  }
}

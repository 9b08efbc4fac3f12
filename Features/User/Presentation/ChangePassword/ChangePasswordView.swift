import Presentation

/// The present password, and the one to come.
final class ChangePasswordView: View {
  let account = Label()
  let present = FormField(isPassword: true)
  let password = FormField(isPassword: true)
  let again = FormField(isPassword: true)
  let message = Label(lines: nil)
  let spinner = Spinner()
  let button = Button()
  private(set) lazy var notice = Notice(insteadOf: page)
  private lazy var form = Stack(.vertical, spacing: .metrics, [present, password, again])
  private lazy var buttons = Stack(.vertical, distribution: .aligned(.leading), [button])
  private lazy var content = Stack(.vertical, spacing: .metrics, [account, form, message, spinner, buttons])
  private lazy var page = ScrollPage(content)

  override func initialize() {
    addSubview(page)
    addSubview(notice)
  }

  override func installConstraints() {
    for field in [present, password, again] { field.width = .flexible(maximum: 40) }
    pin(page)
    pin(notice)
  }
}

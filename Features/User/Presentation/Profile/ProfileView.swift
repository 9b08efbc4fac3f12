import Presentation

/// Somebody, what can be done about them, and what others wrote.
final class ProfileView: View {
  let name = Label(lines: 2)
  let about = Label(lines: nil)
  let spinner = Spinner()
  let follow = Button()
  let block = Button()
  let cpf = Button()
  let edit = Button()
  let signOut = Button()
  let signIn = Button()
  let register = Button()
  let retry = Button()
  let divider = Divider()
  let reviews = Label(lines: nil)
  private lazy var buttons = Stack(.horizontal, [follow, block, cpf, edit, signOut, signIn, register, retry])
  private lazy var head = Stack(.vertical, [name, about, spinner])
  private lazy var content = Stack(.vertical, [head, buttons, divider, reviews])
  private lazy var page = ScrollPage(content, arrowsScroll: true)

  override func initialize() {
    addSubview(page)
  }

  override func installConstraints() {
    pin(page)
  }

  override func layoutSubviews() {
    content.spacing = environment.metrics.spacing
    buttons.spacing = environment.metrics.gap
    super.layoutSubviews()
  }
}

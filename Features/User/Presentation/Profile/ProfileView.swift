import Presentation

/// Somebody, what can be done about them, and what others wrote.
final class ProfileView: View {
  let name = Label(lines: 2)
  let about = Label(lines: nil)
  let follow = Button()
  let block = Button()
  let cpf = Button()
  let edit = Button()
  let signOut = Button()
  let divider = Divider()
  let reviews = Label(lines: nil)
  private(set) lazy var notice = Notice(insteadOf: page)
  private lazy var buttons = Stack(.horizontal, spacing: .metrics, [follow, block, cpf, edit, signOut])
  private lazy var head = Stack(.vertical, [name, about])
  private lazy var content = Stack(.vertical, spacing: .metrics, [head, buttons, divider, reviews])
  private lazy var page = ScrollPage(content, arrowsScroll: true)

  override func initialize() {
    addSubview(page)
    addSubview(notice)
  }

  override func installConstraints() {
    pin(page)
    pin(notice)
  }
}

import Presentation

/// What is your CPF?
final class CPFView: View {
  let title = Label(lines: nil)
  let field = TextField(mask: "000.000.000-00")
  let message = Label(lines: nil)
  let button = Button()
  let wayOut = Button()
  private lazy var page = Stack(
    .vertical, spacing: 1, distribution: .aligned(.leading), [title, field, message, button, wayOut])

  override func initialize() {
    addSubview(page)
    field.enterPresses(button)
  }

  override func installConstraints() {
    field.width = .fit
    pin(page, insets: Insets(horizontal: 2, vertical: 1))
  }
}

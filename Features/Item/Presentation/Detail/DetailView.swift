import Presentation

/// An item from its title to its history.
final class DetailView: View {
  let title = Label(lines: 3)
  let price = Label(lines: 2)
  let seller = Button()
  let chat = Button()
  let favourite = Button()
  let edit = Button()
  let sell = Button()
  let release = Button()
  let remove = Button()
  let text = Label(lines: nil)
  let facts = Label(lines: nil)
  let prices = PricesView()
  let history = Label(lines: nil)
  private(set) lazy var notice = Notice(insteadOf: page)

  private lazy var buttons = Flow([chat, favourite, edit, sell, release, remove])
  private lazy var item = Stack(
    .vertical, spacing: 1,
    [Stack(.vertical, [title, price, Flow([seller])]), buttons, text, facts, prices, history])
  private lazy var page = ScrollPage(item, arrowsScroll: true)

  override func initialize() {
    addSubview(page)
    addSubview(notice)
  }

  override func installConstraints() {
    item.width = .flexible
    pin(page)
    pin(notice)
  }

  /// No room is left where nothing can be done.
  func arrangeButtons() {
    buttons.isHidden = buttons.subviews.allSatisfy(\.isHidden)
  }
}

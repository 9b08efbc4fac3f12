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
  let waiting = Spinner()
  let failure = Label(lines: 3)
  let retry = Button()

  private lazy var buttons = Flow([chat, favourite, edit, sell, release, remove])
  private lazy var item = Stack(
    .vertical, spacing: 1,
    [Stack(.vertical, [title, price, Flow([seller])]), buttons, text, facts, prices, history])
  private lazy var instead = Stack(.vertical, spacing: 1, [waiting, failure, retry])
  private lazy var page = ScrollPage(Stack(.vertical, [item, instead]), arrowsScroll: true)

  override func initialize() {
    addSubview(page)
  }

  override func installConstraints() {
    item.width = .flexible
    instead.width = .flexible
    instead.distribution = .aligned(.leading)
    pin(page)
  }

  /// Shows the item, or what there is instead of it.
  func showItem(_ isShown: Bool) {
    item.isHidden = !isShown
    instead.isHidden = isShown
    // No room is left where nothing can be done.
    buttons.isHidden = buttons.subviews.allSatisfy(\.isHidden)
  }
}

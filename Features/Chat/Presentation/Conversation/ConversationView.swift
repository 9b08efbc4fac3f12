import Presentation

/// A timeline, the offers that stand, and a line to write in.
final class ConversationView: View {
  let item = Label()
  let itemState = Label()
  let list = List<EntryCell>()
  private(set) lazy var notice = Notice(insteadOf: list)
  let others = OfferCard()
  let own = OfferCard()
  let status = Label(lines: 2)
  let field = TextField(limit: 4_000)
  let price = FormField(limit: 20)
  private lazy var foot = Stack(.vertical, [status, field, price])
  private lazy var about = Stack(.horizontal, spacing: 2, [item, itemState])
  private let head = View()
  private let margin = View()
  private lazy var page = Stack(.vertical, [head, list, notice, others, own, margin])

  /// What is written below the timeline, if anything can be.
  enum Writing {
    case nothing, message, price
  }

  var writing = Writing.message {
    didSet {
      field.isHidden = writing != .message
      price.isHidden = writing != .price
    }
  }

  override func initialize() {
    list.followsEnd = true
    price.isHidden = true
    head.addSubview(about)
    margin.addSubview(foot)
    addSubview(page)
  }

  override func installConstraints() {
    item.width = .flexible
    for (view, content) in [(head, about), (margin, foot)] {
      view.width = .flexible
      content.width = .flexible
      view.pin(content, insets: Insets(horizontal: 1))
    }
    page.width = .flexible
    page.height = .flexible
    pin(page)
  }
}

import Presentation

/// A timeline, the offers that stand, and a line to write in.
final class ConversationView: View {
  let item = Label()
  let list = List<EntryCell>()
  let notice = NoticeView()
  let others = OfferCard()
  let own = OfferCard()
  let status = Label(lines: 2)
  let field = TextField(limit: 4_000)
  let price = FormField(limit: 20)
  let composing = Label("›".styled(.accent))
  private lazy var compose = Stack(.horizontal, spacing: 1, [composing, field])
  private lazy var foot = Stack(.vertical, [status, compose, price])
  private lazy var page = Stack(.vertical, [item, list, notice, others, own, foot])

  /// What can be done apart from reading.
  var canWrite = true { didSet { foot.isHidden = !canWrite } }

  /// Whether a price is typed instead of a message.
  var asksForPrice = false {
    didSet {
      compose.isHidden = asksForPrice
      price.isHidden = !asksForPrice
    }
  }

  override func initialize() {
    list.followsEnd = true
    price.isHidden = true
    addSubview(page)
  }

  override func installConstraints() {
    page.width = .flexible
    page.height = .flexible
    pin(page)
  }
}

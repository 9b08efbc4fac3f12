import Item
import Presentation

/// An item in a list: its title and price, and below them who sells it, and where.
final class ItemCell: View, ListCell {
  private let title = Label()
  private let price = Label()
  private let facts = Label()
  private lazy var lines = Stack(.vertical, [Stack(.horizontal, spacing: 2, [title, price]), facts])

  override func initialize() {
    addSubview(lines)
  }

  override func installConstraints() {
    title.width = .flexible
    lines.width = .flexible
    pin(lines)
  }

  func bind(_ row: ItemRow) {
    title.bind(row.title)
    price.bind(row.price)
    facts.bind(row.facts)
  }
}

/// What a list shows of an item.
struct ItemRow: ViewModelProtocol, Identifiable {
  /// The item's number.
  let id: Int64
  let title: StyledText
  let price: StyledText
  let facts: StyledText
}

extension ItemRow {
  /// The state is said where it is not what one expects.
  init(_ item: ItemViewModel) {
    let details = item.details
    id = item.number
    title = details.title.styled(.body)
    price = item.listing.shownPrice.styled(.heading)
    let facts = [
      item.state == .available ? StyledText.empty : item.state.text.styled(item.state.role),
      item.seller.map { "@\($0)".styled(.secondary) } ?? .empty,
      details.condition?.text.styled(.secondary) ?? .empty,
      details.category?.styled(.secondary) ?? .empty,
      details.place?.styled(.secondary) ?? .empty,
    ]
    self.facts = facts.joinedByDots
  }
}

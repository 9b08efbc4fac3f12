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

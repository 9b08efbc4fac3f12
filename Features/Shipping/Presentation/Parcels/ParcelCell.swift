import Presentation

/// One parcel, or an item that waits for one: what it is and with whom, and where it is.
final class ParcelCell: View, ListCell {
  private let title = Label()
  private let status = Label()
  private let details = Label()
  private lazy var head = Stack(.horizontal, spacing: 1, [title, status])
  private lazy var rows = Stack(.vertical, [head, details])

  override func initialize() {
    addSubview(rows)
  }

  override func installConstraints() {
    title.width = .flexible
    rows.width = .flexible
    width = .flexible
    pin(rows, insets: Insets(horizontal: 1))
  }

  func bind(_ row: ParcelRow) {
    title.bind(row.title)
    status.bind(row.status)
    details.bind(row.details)
  }
}

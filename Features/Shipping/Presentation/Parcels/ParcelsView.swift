import Presentation

/// A list of parcels.
final class ParcelsView: View {
  let list = List<ParcelCell>()
  private(set) lazy var notice = Notice(insteadOf: list)

  override func initialize() {
    addSubview(list)
    addSubview(notice)
  }

  override func installConstraints() {
    pin(list)
    pin(notice)
  }
}

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

  func bind(_ row: Row) {
    title.bind(row.title)
    status.bind(row.status)
    details.bind(row.details)
  }

  /// What the cell shows.
  struct Row: ViewModelProtocol, Identifiable {
    /// Where it leads.
    let id: ParcelsReactor.Place
    let title: StyledText
    let status: StyledText
    let details: StyledText
  }
}

import Presentation

/// The number that a carrier gave to a parcel, and what it says.
final class ParcelView: View {
  let contents = Label(lines: 2)
  let number = FormField(limit: 100)
  let carriers = List<CarrierCell>()
  let message = Label(lines: nil)
  let button = Button()
  private lazy var buttons = Stack(.vertical, distribution: .aligned(.leading), [button])
  private lazy var content = Stack(.vertical, [contents, number, carriers, message, buttons])
  private lazy var page = ScrollPage(content)

  override func initialize() {
    addSubview(page)
  }

  override func installConstraints() {
    number.width = .flexible(maximum: 60)
    carriers.width = .flexible(maximum: 60)
    pin(page)
  }

  override func layoutSubviews() {
    content.spacing = environment.metrics.spacing
    super.layoutSubviews()
  }
}

/// A carrier that may have given the number.
final class CarrierCell: View, ListCell {
  private let title = Label()

  override func initialize() {
    addSubview(title)
  }

  override func installConstraints() {
    width = .flexible
    pin(title)
  }

  func bind(_ row: Row) {
    title.bind(row.title)
  }

  /// What the cell shows.
  struct Row: ViewModelProtocol, Identifiable {
    /// The carrier's code.
    let id: String
    let title: StyledText
  }
}

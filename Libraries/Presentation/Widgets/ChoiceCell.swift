/// A row of a list of which one is chosen.
public final class ChoiceCell: View, ListCell {
  private let title = Label()

  /// A cell that shows nothing yet.
  public override init() {
    super.init()
  }

  /// Adds its label.
  public override func initialize() {
    addSubview(title)
  }

  /// Takes the width of the list.
  public override func installConstraints() {
    width = .flexible
    pin(title)
  }

  /// Shows a row.
  public func bind(_ row: Row) {
    title.bind(row.title)
  }

  /// What the cell shows.
  public struct Row: ViewModelProtocol, Identifiable {
    /// What is chosen.
    public let id: String
    let title: StyledText

    /// The chosen one has a mark: not the colours of the row alone tell it.
    public init(id: String, _ name: StyledText, isChosen: Bool) {
      self.id = id
      title = (isChosen ? "● " : "○ ").styled(.accent) + name
    }
  }
}

import Presentation

/// One of several things, of which one is chosen.
final class ChoiceCell: View, ListCell {
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
    let id: String
    let title: StyledText

    /// The chosen one has a mark: not the colours of the row alone tell it.
    init(id: String, _ name: StyledText, isChosen: Bool) {
      self.id = id
      title = (isChosen ? "● " : "○ ").styled(.accent) + name
    }
  }
}

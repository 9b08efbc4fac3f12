import Presentation

/// A list's cell that shows the lines of a text.
final class TextCell: View, ListCell {
  struct Row: ViewModelProtocol, Identifiable {
    let id: Int
    var text: String
  }

  /// How often cells were made and bound, since somebody last asked.
  static var made = 0
  static var bound: [Int] = []

  private let label = Label(lines: nil)

  override func initialize() {
    Self.made += 1
    addSubview(label)
    pin(label)
  }

  func bind(_ row: Row) {
    Self.bound.append(row.id)
    label.bind(row.text.styled(.body))
  }
}

extension List where Cell == TextCell {
  /// Shows rows `row 0`, `row 1` …, some with more lines than one.
  func bind(_ ids: some Sequence<Int>, lines: (Int) -> Int = { _ in 1 }, placeholder: StyledText = .empty) {
    let rows = ids.map { id in
      TextCell.Row(id: id, text: (["row \(id)"] + (1..<lines(id)).map { "line \($0)" }).joined(separator: "\n"))
    }
    bind(ViewModel(rows: rows, placeholder: placeholder))
  }
}

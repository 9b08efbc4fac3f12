import TerminalText

/// Rows under named columns, aligned for a person's eyes.
///
/// On a terminal the shrinkable columns give way until a row fits its width; where that is not enough, the cells of a row
/// stand one below the other. Elsewhere every cell is printed in full.
///
/// ```swift
/// var table = Table(.number("ID"), .shrinking("TITLE"), .number("PRICE"))
/// for item in items { table.add("\(item.number)", Text(item.title), "\(item.price)") }
/// try context.print(table)
/// ```
public struct Table: Sendable {
  /// A column's name and how its cells lie.
  public struct Column: Sendable {
    let title: String
    let isRightAligned: Bool
    let shrinks: Bool

    /// Text that is always shown in full.
    public static func text(_ title: String) -> Column {
      Column(title: title, isRightAligned: false, shrinks: false)
    }

    /// Numbers, right-aligned.
    public static func number(_ title: String) -> Column {
      Column(title: title, isRightAligned: true, shrinks: false)
    }

    /// Text that may be cut on a narrow terminal.
    public static func shrinking(_ title: String) -> Column {
      Column(title: title, isRightAligned: false, shrinks: true)
    }
  }

  private let columns: [Column]
  private var rows: [[Text]] = []

  /// A table without rows yet.
  public init(_ columns: Column...) {
    self.columns = columns
  }

  /// Adds a row; cells that are missing at its end are empty, superfluous ones are left out.
  public mutating func add(_ cells: Text...) {
    rows.append(columns.indices.map { $0 < cells.count ? cells[$0].asLine : "" })
  }

  /// Whether there is no row.
  public var isEmpty: Bool { rows.isEmpty }

  /// The lines of the table; `width` is the terminal's, nil where nothing may be cut.
  func lines(width: Int?) -> [Text] {
    let heading = columns.map { Text($0.title).styled(.heading) }
    let widths = fittedWidths([heading] + rows, width: width)
    if let width, !rows.isEmpty, widths.reduce(gaps, +) > width { return stackedLines(width: width) }
    return ([heading] + rows).map { row in line(row, widths: widths) }
  }

  private func line(_ row: [Text], widths: [Int]) -> Text {
    var line: Text = ""
    for (index, cell) in row.enumerated() {
      let cell = cell.truncated(toWidth: widths[index])
      let padding = Text(String(repeating: " ", count: max(0, widths[index] - cell.displayWidth)))
      if index > 0 { line += Text(Table.gap) }
      if columns[index].isRightAligned {
        line += padding + cell
      } else {
        // No blanks at the end of a line.
        line += index == row.count - 1 ? cell : cell + padding
      }
    }
    return line
  }

  /// A line for each cell that says something, after the name of its column; an empty line between two rows.
  private func stackedLines(width: Int) -> [Text] {
    let titleWidth = columns.map(\.title.displayWidth).max() ?? 0
    let room = max(Table.narrowest, width - titleWidth - Table.gap.count)
    let blocks = rows.map { row in
      zip(columns, row).filter { $1.displayWidth > 0 }.map { column, cell -> Text in
        let padding = String(repeating: " ", count: titleWidth - column.title.displayWidth)
        return "\(column.title, .heading)\(padding + Table.gap)\(column.shrinks ? cell.truncated(toWidth: room) : cell)"
      }
    }
    return Array(blocks.joined(separator: [""]))
  }

  private func fittedWidths(_ rows: [[Text]], width: Int?) -> [Int] {
    var widths = columns.indices.map { column in rows.map { $0[column].displayWidth }.max() ?? 0 }
    guard let width else { return widths }
    var excess = widths.reduce(gaps, +) - width
    while excess > 0 {
      let shrinkable = columns.indices.filter { columns[$0].shrinks && widths[$0] > Table.narrowest }
      guard let widest = shrinkable.max(by: { widths[$0] < widths[$1] }) else { break }
      // Down to the next widest, so that equal columns shrink together and long ones first.
      let next = shrinkable.filter { widths[$0] < widths[widest] }.map { widths[$0] }.max() ?? Table.narrowest
      let cut = max(1, min(excess, widths[widest] - max(next, Table.narrowest)))
      let isShared = shrinkable.contains { $0 != widest && widths[$0] == widths[widest] }
      widths[widest] -= isShared ? 1 : cut
      excess -= isShared ? 1 : cut
    }
    return widths
  }

  private var gaps: Int { Table.gap.count * max(0, columns.count - 1) }

  private static let gap = "  "
  private static let narrowest = 6
}

extension Text {
  /// The text with blanks for its newlines.
  fileprivate var asLine: Text {
    Text(runs: runs.map { Run(text: Sanitizer.sanitize($0.text, as: .line), style: $0.style) })
  }

  /// The beginning of the text in at most `width` columns, its styles kept.
  func truncated(toWidth width: Int) -> Text {
    if displayWidth <= width { return self }
    var room = width
    var kept: [Run] = []
    for (index, run) in runs.enumerated() {
      let rest = runs[(index + 1)...].reduce(0) { $0 + $1.text.displayWidth }
      if run.text.displayWidth + min(rest, 1) <= room {
        kept.append(run)
        room -= run.text.displayWidth
      } else {
        kept.append(Run(text: (run.text + (rest > 0 ? "…" : "")).truncated(toWidth: room), style: run.style))
        break
      }
    }
    return Text(runs: kept)
  }
}

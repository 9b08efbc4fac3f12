import TerminalText

/// A picture of the whole terminal: cells in rows, and the place of the cursor.
///
/// No cell ever holds a control character, an escape sequence or a bidirectional override, whatever text was written.
public struct Frame: Equatable, Sendable {
  /// Columns and rows, at most 4,096 of each.
  public let size: Size
  /// Where the cursor is shown, or nil for nowhere.
  public var cursor: Point?
  /// Row by row.
  private(set) var cells: [Cell]

  /// Blank cells.
  public init(size: Size) {
    self.size = Size(width: min(size.width, 4_096), height: min(size.height, 4_096))
    cells = Array(repeating: .blank, count: self.size.width * self.size.height)
  }

  /// The whole.
  public var bounds: Rect { Rect(origin: .zero, size: size) }

  /// The cell at a place, blank outside of the frame.
  public subscript(column: Int, row: Int) -> Cell {
    bounds.contains(Point(column: column, row: row)) ? cells[row * size.width + column] : .blank
  }

  /// The cells of a row, none outside of the frame.
  public func row(_ row: Int) -> ArraySlice<Cell> {
    guard (0..<size.height).contains(row) else { return [] }
    return cells[row * size.width..<(row + 1) * size.width]
  }

  /// Writes one line of text, as far as it is inside of `clip`, and returns the column after it.
  ///
  /// Where half of a wide cluster would be outside, a blank stands for the other half; clusters that take no room are
  /// left out.
  @discardableResult
  public mutating func write(_ text: some StringProtocol, at place: Point, style: CellStyle, clip: Rect) -> Int {
    write(Substring(text), at: place, style: style, clip: clip)
  }

  private mutating func write(_ text: Substring, at place: Point, style: CellStyle, clip: Rect) -> Int {
    let clip = clip.intersection(bounds)
    guard clip.rows.contains(place.row), place.column < clip.columns.upperBound else {
      return place.column + text.displayWidth
    }
    var column = place.column
    let bytes = text.utf8
    var rest = bytes.startIndex
    while rest < bytes.endIndex, case let byte = bytes[rest], byte >= 0x20, byte < 0x7F {
      let next = bytes.index(after: rest)
      // What follows may be a mark on the last of them.
      if next < bytes.endIndex, bytes[next] >= 0x80 { break }
      put(printableASCII[Int(byte) - 0x20], width: 1, at: Point(column: column, row: place.row), style, clip)
      column += 1
      rest = next
    }
    guard rest < bytes.endIndex else { return column }
    for cluster in Sanitizer.sanitize(String(text[rest...]), as: .line) {
      let width = cluster.displayWidth
      if width > 0 {
        put(cluster.limited, width: width, at: Point(column: column, row: place.row), style, clip)
      }
      column += width
    }
    return column
  }

  /// Makes all cells of a rectangle the same; a cluster that is not one column wide, or acts on terminals, is drawn as a
  /// blank.
  public mutating func fill(_ rect: Rect, with cluster: Character = " ", style: CellStyle) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    let safe = Sanitizer.sanitize(String(cluster), as: .line)
    let cell = Cell(safe.count == 1 && safe.displayWidth == 1 ? cluster : " ", width: 1, style: style)
    for row in rect.rows {
      mendHalves(around: rect.columns, in: row)
      let start = row * size.width
      for column in rect.columns { cells[start + column] = cell }
    }
  }

  /// Changes the looks of a rectangle, and leaves what is written there.
  public mutating func restyle(_ rect: Rect, _ change: (inout CellStyle) -> Void) {
    let rect = rect.intersection(bounds)
    for row in rect.rows {
      for column in rect.columns {
        let cell = cells[row * size.width + column]
        var style = cell.style
        change(&style)
        cells[row * size.width + column] = Cell(cell.cluster, width: cell.width, style: style)
      }
    }
  }

  private mutating func put(_ cluster: Character, width: Int, at place: Point, _ style: CellStyle, _ clip: Rect) {
    let visible = clip.columns.clamped(to: place.column..<place.column + width)
    guard !visible.isEmpty else { return }
    mendHalves(around: visible, in: place.row)
    let index = place.row * size.width + visible.lowerBound
    let style = style.over(cells[index].style)
    if visible.count < width {
      cells[index] = Cell(" ", width: 1, style: style)
    } else {
      cells[index] = Cell(cluster, width: UInt8(truncatingIfNeeded: width), style: style)
      if width == 2 { cells[index + 1] = .secondHalf(style) }
    }
  }

  /// Makes blanks of the halves of wide clusters whose other halves are about to be written over.
  private mutating func mendHalves(around columns: Range<Int>, in row: Int) {
    let start = row * size.width
    let first = start + columns.lowerBound
    if cells[first].width == 0, columns.lowerBound > 0 {
      cells[first - 1] = Cell(" ", width: 1, style: cells[first - 1].style)
    }
    let after = start + columns.upperBound
    if columns.upperBound < size.width, cells[after].width == 0 {
      cells[after] = Cell(" ", width: 1, style: cells[after].style)
    }
  }
}

private let printableASCII: [Character] = (0x20..<0x7F).map { Character(Unicode.Scalar(UInt8($0))) }

extension Character {
  /// The cluster without the marks that would spill over half a screen: no writing system needs as many.
  fileprivate var limited: Character {
    let scalars = unicodeScalars
    guard utf8.count > 64, scalars.count > 24 else { return self }
    return String(String.UnicodeScalarView(scalars.prefix(24))).first ?? self
  }
}

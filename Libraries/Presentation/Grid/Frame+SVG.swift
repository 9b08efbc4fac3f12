import TerminalText

extension Frame {
  /// The frame as a picture in Scalable Vector Graphics 1.1: what a terminal would show, with `theme` for the colours
  /// that the terminal defines.
  public func svg(theme: PictureTheme = .dark) -> String {
    var picture = FramePicture(frame: self, theme: theme)
    return picture.svg()
  }
}

/// The colours of a terminal in a picture.
public struct PictureTheme: Sendable {
  /// Of text that nobody coloured, as `#RRGGBB`.
  let foreground: String
  /// Behind text that nobody coloured.
  let background: String

  /// Light text on dark ground.
  public static let dark = PictureTheme(foreground: "#d8dee9", background: "#1b1f27")
  /// Dark text on light ground.
  public static let light = PictureTheme(foreground: "#24292f", background: "#ffffff")
}

private struct FramePicture {
  let frame: Frame
  let theme: PictureTheme
  private var body = ""

  // In pixels; the baseline from a cell's top.
  private let cellWidth = 9
  private let cellHeight = 19
  private let margin = 12
  private let baseline = 14

  init(frame: Frame, theme: PictureTheme) {
    self.frame = frame
    self.theme = theme
  }

  mutating func svg() -> String {
    for row in 0..<frame.size.height { draw(row) }
    if let cursor = frame.cursor {
      rectangle(cursor.column, cursor.row, width: 1, color: theme.foreground, opacity: " fill-opacity=\"0.5\"")
    }
    let (width, height) = (frame.size.width * cellWidth + 2 * margin, frame.size.height * cellHeight + 2 * margin)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      <rect width="\(width)" height="\(height)" rx="8" fill="\(theme.background)"/>
      <g font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="15" xml:space="preserve">
      \(body)</g>
      </svg>

      """
  }

  /// Cells of one style are one element; a cluster whose width depends on the font stands alone, so that what follows
  /// is in its place.
  private mutating func draw(_ row: Int) {
    let cells = Array(frame.row(row))
    var column = 0
    while column < cells.count {
      let style = cells[column].style
      var end = column + max(1, Int(cells[column].width))
      if isPlain(cells[column]) {
        while end < cells.count, cells[end].style == style, isPlain(cells[end]) { end += 1 }
      }
      draw(cells[column..<min(end, cells.count)], at: column, row, style)
      column = end
    }
  }

  private func isPlain(_ cell: Cell) -> Bool { cell.width == 1 && cell.cluster.hasCertainDisplayWidth }

  private mutating func draw(_ cells: ArraySlice<Cell>, at column: Int, _ row: Int, _ style: CellStyle) {
    let isReversed = style.attributes.contains(.reversed)
    let (text, ground) = (hex(style.foreground, theme.foreground), hex(style.background, theme.background))
    if isReversed || style.background != .standard {
      rectangle(column, row, width: cells.count, color: isReversed ? text : ground, opacity: "")
    }
    let isVisible = cells.contains { !$0.isBlank } || !style.attributes.isDisjoint(with: [.underlined, .struck])
    guard isVisible else { return }
    var attributes = " fill=\"\(isReversed ? ground : text)\""
    if style.attributes.contains(.bold) { attributes += " font-weight=\"bold\"" }
    if style.attributes.contains(.italic) { attributes += " font-style=\"italic\"" }
    if style.attributes.contains(.faint) { attributes += " fill-opacity=\"0.6\"" }
    let lines = [(CellStyle.Attributes.underlined, "underline"), (.struck, "line-through")]
      .filter { style.attributes.contains($0.0) }.map(\.1)
    if !lines.isEmpty { attributes += " text-decoration=\"\(lines.joined(separator: " "))\"" }
    let content = String(cells.lazy.filter { $0.width > 0 }.map(\.cluster))
    body += "<text x=\"\(margin + column * cellWidth)\" y=\"\(margin + row * cellHeight + baseline)\""
    body += " textLength=\"\(cells.count * cellWidth)\" lengthAdjust=\"spacingAndGlyphs\"\(attributes)>"
    body += "\(escaped(content))</text>\n"
  }

  private mutating func rectangle(_ column: Int, _ row: Int, width: Int, color: String, opacity: String) {
    body += "<rect x=\"\(margin + column * cellWidth)\" y=\"\(margin + row * cellHeight)\""
    body += " width=\"\(width * cellWidth)\" height=\"\(cellHeight)\" fill=\"\(color)\"\(opacity)/>\n"
  }

  private func hex(_ color: Color, _ standard: String) -> String {
    let (red, green, blue): (UInt8, UInt8, UInt8)
    switch color {
    case .standard: return standard
    case .named(let name): (red, green, blue) = name.components
    case .rgb(let r, let g, let b): (red, green, blue) = (r, g, b)
    }
    let number = Int(red) << 16 | Int(green) << 8 | Int(blue)
    let digits = String(number, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// Text for XML 1.0, which has no place for noncharacters.
  private func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}

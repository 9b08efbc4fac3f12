/// What is said to a terminal: control functions of ECMA-48, and private modes that xterm introduced.
enum ControlSequences {
  private static func csi(_ text: String) -> [UInt8] { Array("\u{1B}[\(text)".utf8) }

  /// The other screen, without its cursor; lines do not wrap; a paste is marked as such.
  static let enter = csi("?1049h") + csi("?25l") + csi("?7l") + csi("?2004h") + clear

  /// Undoes `enter`, whatever of it was done: also the end of a synchronised update, and the standard style.
  static let leave = csi("?2026l") + csi("0m") + csi("?2004l") + csi("?7h") + csi("?25h") + csi("?1049l")

  /// Standard style, cursor to the upper left corner, all blank.
  static let clear = csi("0m") + csi("H") + csi("2J")
  static let eraseRestOfLine = csi("K")
  static let showCursor = csi("?25h")
  static let hideCursor = csi("?25l")

  /// Terminals that know synchronised updates show what is in between at once, others ignore these.
  static let beginUpdate = csi("?2026h")
  static let endUpdate = csi("?2026l")

  static func move(to column: Int, _ row: Int) -> [UInt8] {
    if column == 0 { return row == 0 ? csi("H") : csi("\(row + 1)H") }
    return csi("\(row + 1);\(column + 1)H")
  }

  static func column(_ column: Int) -> [UInt8] { csi("\(column + 1)G") }
  static func right(_ columns: Int) -> [UInt8] { csi(columns == 1 ? "C" : "\(columns)C") }
}

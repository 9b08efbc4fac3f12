extension Frame {
  /// The frame's text: a line per row, without blanks at their ends.
  public var text: String {
    (0..<size.height).map { row in
      let line = self.row(row).lazy.filter { $0.width > 0 }
      let length = line.lastIndex { !$0.isBlank }.map { line[...$0] }
      return String(length?.map(\.cluster) ?? []) + "\n"
    }.joined()
  }

  /// The frame's text with styles, to print on a terminal: a line per row, without blanks at their ends.
  public func ansi(colors: ColorCapability = .trueColor) -> String {
    var bytes: [UInt8] = []
    var rendition = GraphicRendition(colors: colors)
    for row in 0..<size.height {
      let line = self.row(row)
      let end = line.lastIndex { $0 != .blank }.map { $0 + 1 } ?? line.startIndex
      for cell in line[..<end] where cell.width > 0 {
        rendition.change(to: cell.style, in: &bytes)
        bytes.append(contentsOf: cell.cluster.utf8)
      }
      rendition.change(to: .standard, in: &bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

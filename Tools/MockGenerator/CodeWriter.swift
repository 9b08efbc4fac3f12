/// Collects lines of Swift, indented and broken as `swift format` would.
struct CodeWriter {
  private(set) var lines: [String] = []
  private var depth = 0
  private static let lineLength = 120

  var text: String { lines.joined(separator: "\n") + "\n" }

  mutating func write(_ line: String = "") {
    lines.append(line.isEmpty ? "" : String(repeating: "  ", count: depth) + line)
  }

  /// Writes an opening line, what `body` writes one step deeper, and the closing bracket.
  mutating func block(_ opening: String, _ body: (inout CodeWriter) -> Void) {
    write(opening + " {")
    depth += 1
    body(&self)
    depth -= 1
    write("}")
  }

  /// Writes a list in brackets on one line where that fits, else its items on lines of their own.
  mutating func list(_ opening: String, _ items: [String], _ closing: String) {
    let inside = items.joined(separator: ", ")
    guard !items.isEmpty, !fits(opening + inside + closing) else { return write(opening + inside + closing) }
    write(opening)
    indented { code in
      if code.fits(inside) { return code.write(inside) }
      let isLiteral = closing == "]"
      for (index, item) in items.enumerated() {
        code.item(item, end: isLiteral || index < items.count - 1 ? "," : "")
      }
    }
    write(closing)
  }

  /// Writes an item on a line, or broken at its own brackets.
  private mutating func item(_ item: String, end: String) {
    guard !fits(item + end), let start = item.firstIndex(of: "("),
      let close = SwiftText(item).endOfBrackets(from: start)
    else { return write(item + end) }
    let inside = item[item.index(after: start)..<item.index(before: close)]
    list(item[..<start] + "(", SwiftText(inside).split(at: ","), ")" + item[close...] + end)
  }

  private func fits(_ line: String) -> Bool { depth * 2 + line.count <= Self.lineLength }

  mutating func indented(_ body: (inout CodeWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }
}

/// Collects lines of Swift, indented and broken as `swift format` would.
final class CodeWriter {
  /// What `$name` stands for in what is written. Templates of this kind compile much faster than interpolations.
  var words: [String: String] = [:]
  private var lines: [String] = []
  private var depth = 0
  private static let lineLength = 120

  var text: String { lines.joined(separator: "\n") + "\n" }

  /// Writes lines with words filled in. What stands behind an opening bracket is one step deeper.
  func write(_ template: String = "") {
    for line in filled(template).split(separator: "\n", omittingEmptySubsequences: false) { writeLine(String(line)) }
  }

  /// Writes a line as it is.
  func writeLine(_ line: String) {
    if let first = line.first, ")]}>".contains(first) { depth -= 1 }
    lines.append(line.isEmpty ? "" : String(repeating: "  ", count: depth) + line)
    if let last = line.last, "([{<".contains(last) { depth += 1 }
  }

  /// Writes a list in brackets on one line where that fits, else its items on lines of their own.
  func list(_ opening: String, _ items: [String], _ closing: String) {
    writeList(filled(opening), items, filled(closing))
  }

  /// Writes the beginning of a property with the type arguments of its type.
  func property(_ opening: String, _ type: String, _ arguments: [String], _ closing: String) {
    let type = filled(type)
    let line = filled(opening) + " " + type + arguments.joined(separator: ", ") + closing
    if fits(line + " {") { return writeLine(line + " {") }
    if fits(line) {
      writeLine(line)
    } else {
      writeLine(filled(opening))
      depth += 1
      writeList(type, arguments, closing)
      depth -= 1
    }
    writeLine("{")
  }

  /// Writes a closure with one expression.
  func closure(_ opening: String, _ expression: String) {
    let (opening, expression) = (filled(opening), filled(expression))
    let line = opening + " " + expression + " }"
    if fits(line) { return writeLine(line) }
    writeLine(opening)
    writeLine(expression)
    writeLine("}")
  }

  /// Writes a call with a closure behind it, whose one expression is a call itself.
  func call(
    _ opening: String, _ arguments: [String], _ closure: String, _ innerOpening: String, _ innerArguments: [String]
  ) {
    let (opening, closure, inner) = (filled(opening), filled(closure), filled(innerOpening))
    let whole = closure + " " + inner + innerArguments.joined(separator: ", ") + ") }"
    if fits((arguments.isEmpty ? "" : ") ") + whole) {
      if !arguments.isEmpty { return writeList(opening + "(", arguments, ") " + whole) }
      if fits(opening + " " + whole) { return writeLine(opening + " " + whole) }
    }
    if arguments.isEmpty {
      writeLine(opening + " " + closure)
    } else {
      writeList(opening + "(", arguments, ") " + closure)
    }
    if closure.hasSuffix(" in") { depth += 1 }
    writeCall(inner, innerArguments)
    writeLine("}")
  }

  private func writeCall(_ opening: String, _ arguments: [String]) {
    let inside = arguments.joined(separator: ", ") + ")"
    if fits(opening + inside) { return writeLine(opening + inside) }
    writeLine(opening)
    if fits(inside) {
      writeLine(inside)
    } else {
      for argument in arguments.dropLast() { writeLine(argument + ",") }
      writeLine((arguments.last ?? "") + ")")
    }
    depth -= 1
  }

  private func writeList(_ opening: String, _ items: [String], _ closing: String) {
    let inside = items.joined(separator: ", ")
    if items.isEmpty || fits(opening + inside + closing) { return writeLine(opening + inside + closing) }
    writeLine(opening)
    if fits(inside) {
      writeLine(inside)
    } else {
      let isLiteral = closing == "]"
      for (index, item) in items.enumerated() { writeItem(item, isLiteral || index < items.count - 1 ? "," : "") }
    }
    if !fits(closing), closing.hasPrefix(">("), let (inside, _) = closing.without(">").brackets {
      writeCall(">(", inside.parts(at: ","))
    } else {
      writeLine(closing)
    }
  }

  /// Writes an item on a line, or broken at its own brackets.
  private func writeItem(_ item: String, _ end: String) {
    let opening = item.until("(")
    guard !fits(item + end), let (inside, closing) = item.without(opening).brackets else {
      return writeLine(item + end)
    }
    writeList(opening + "(", inside.parts(at: ","), ")" + closing + end)
  }

  private func fits(_ line: String) -> Bool { depth * 2 + line.count <= Self.lineLength }

  private func filled(_ template: String) -> String {
    let parts = template.split(separator: "$", omittingEmptySubsequences: false)
    var text = template.until("$")
    for part in parts.dropFirst() {
      let name = String(part.prefix { $0.isLetter })
      text += words[name] ?? "$" + name
      text += part.dropFirst(name.count)
    }
    return text
  }
}

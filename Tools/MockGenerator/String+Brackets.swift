/// Swift source looked at by its brackets: what is inside a pair belongs together.
extension String {
  /// What stands before and behind the first place outside of brackets that has this word or sign.
  func cut(at mark: String) -> (String, String)? {
    var depth = 0
    var previous: Character = " "
    for index in indices {
      let character = self[index]
      let isArrow = character == ">" && previous == "-"
      previous = character
      if isArrow { continue }
      if depth == 0 && self[index...].hasPrefix(mark) {
        return (String(self[..<index]), String(self[index...].dropFirst(mark.count)))
      }
      if "([<{".contains(character) { depth += 1 }
      if ")]>}".contains(character) { depth -= 1 }
    }
    return nil
  }

  /// What stands between the places outside of brackets that have this sign, without spaces around it.
  func parts(at separator: String) -> [String] {
    var parts: [String] = []
    var rest = self
    while let (part, after) = rest.cut(at: separator) {
      parts.append(part.trimmed)
      rest = after
    }
    parts.append(rest.trimmed)
    return parts.filter { !$0.isEmpty }
  }

  /// What is inside the brackets with which the text begins, and what follows them.
  var brackets: (String, String)? {
    if hasPrefix("(") { return without("(").cut(at: ")") }
    if hasPrefix("<") { return without("<").cut(at: ">") }
    return nil
  }

  /// What is inside the one pair of parentheses that the whole text is.
  var parenthesized: String? {
    guard let (inside, after) = brackets, after.isEmpty, hasPrefix("(") else { return nil }
    return inside
  }

  /// The text up to the first of these characters.
  func until(_ characters: String) -> String { String(prefix { !characters.contains($0) }) }

  /// The text behind a beginning that it has.
  func without(_ beginning: String) -> String { String(dropFirst(beginning.count)) }

  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

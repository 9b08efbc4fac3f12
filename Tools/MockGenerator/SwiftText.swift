/// Swift source looked at by its brackets: what is inside a pair belongs together.
struct SwiftText {
  let text: Substring

  init(_ text: some StringProtocol) {
    self.text = Substring(text)
  }

  /// The parts between top-level occurrences of a separator, without spaces around them.
  func split(at separator: Character) -> [String] {
    var parts: [Substring] = []
    var start = text.startIndex
    for index in topLevelIndices() where text[index] == separator {
      parts.append(text[start..<index])
      start = text.index(after: index)
    }
    parts.append(text[start...])
    return parts.map { $0.trimmed }.filter { !$0.isEmpty }
  }

  /// The first top-level occurrence of a word or sign.
  func firstRange(of word: String) -> Range<Substring.Index>? {
    for index in topLevelIndices() where text[index...].hasPrefix(word) {
      return index..<text.index(index, offsetBy: word.count)
    }
    return nil
  }

  /// The end of the pair of brackets that opens at `start`, behind the closing one; nil where none opens or it stays open.
  func endOfBrackets(from start: Substring.Index) -> Substring.Index? {
    guard let first = text[start...].first, Self.step(first, after: " ") > 0 else { return nil }
    var depth = 0
    var previous: Character = " "
    for index in text[start...].indices {
      depth += Self.step(text[index], after: previous)
      previous = text[index]
      if depth == 0 { return text.index(after: index) }
    }
    return nil
  }

  /// The names in the text with what follows their dots, such as `Array` and `Key.Index` of `Array<Key.Index>`.
  var qualifiedNames: Set<String> {
    Set(text.split { !$0.isNameCharacter && $0 != "." }.map(String.init))
  }

  /// The names in the text, such as `Array` and `Element` of `Array<Element>.Index`; what follows a dot is left out.
  var names: Set<String> {
    var names: Set<String> = []
    var rest = text
    while let start = rest.firstIndex(where: { $0.isNameCharacter }) {
      let end = rest[start...].firstIndex { !$0.isNameCharacter } ?? rest.endIndex
      let isMember = start > rest.startIndex && rest[rest.index(before: start)] == "."
      if !isMember { names.insert(String(rest[start..<end])) }
      rest = rest[end...]
    }
    return names
  }

  /// The text with each name replaced that `replacement` knows; what follows a dot stays.
  func replacingNames(_ replacement: (String) -> String?) -> String {
    var result = ""
    var rest = text
    var previous: Character = " "
    while let first = rest.first {
      guard first.isNameCharacter else {
        result.append(first)
        previous = first
        rest.removeFirst()
        continue
      }
      let name = String(rest.prefix { $0.isNameCharacter })
      result += previous == "." ? name : replacement(name) ?? name
      previous = "a"
      rest.removeFirst(name.count)
    }
    return result
  }

  private func topLevelIndices() -> [Substring.Index] {
    var depth = 0
    var previous: Character = " "
    return text.indices.filter { index in
      let step = Self.step(text[index], after: previous)
      previous = text[index]
      defer { depth += step }
      return depth == 0 || (depth == 1 && step < 0)
    }
  }

  /// How much deeper a character leads. The arrow of a function type is no bracket.
  private static func step(_ character: Character, after previous: Character) -> Int {
    switch character {
    case "(", "[", "<", "{": 1
    case ")", "]", "}": -1
    case ">" where previous != "-": -1
    default: 0
    }
  }
}

extension Character {
  var isNameCharacter: Bool { isLetter || isNumber || self == "_" || self == "`" || self == "$" }
}

extension StringProtocol {
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }

  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

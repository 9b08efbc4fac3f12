/// Swift source looked at by the names in it.
extension String {
  /// The names in the text, and what stands between them sign by sign.
  private var words: [String] {
    var words: [String] = []
    var isInName = false
    for character in self {
      if isInName && character.isNameCharacter {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
      isInName = character.isNameCharacter
    }
    return words
  }

  /// The text with each name replaced that `replacement` knows; what follows a dot stays.
  func replacingNames(_ replacement: (String) -> String?) -> String {
    var result = ""
    for word in words { result += result.hasSuffix(".") ? word : replacement(word) ?? word }
    return result
  }

  /// Whether one of these names is in the text, and not behind a dot.
  func mentions(_ names: Set<String>) -> Bool {
    var isMentioned = false
    _ = replacingNames { name in
      if names.contains(name) { isMentioned = true }
      return nil
    }
    return isMentioned
  }

  /// The names in the text with what follows their dots, such as `Array` and `Key.Index` of `Array<Key.Index>`.
  var qualifiedNames: Set<String> {
    Set(split { !$0.isNameCharacter && $0 != "." }.map(String.init))
  }

  var isName: Bool { allSatisfy(\.isNameCharacter) }

  /// Without the backticks that set a name apart from a keyword.
  var unquoted: String { filter { $0 != "`" } }
}

extension Character {
  /// Pictures of the higher planes are letters to Swift, and the signs below them operators.
  var isNameCharacter: Bool {
    isLetter || isNumber || "_`$".contains(self) || unicodeScalars.first.map { $0.value >= 0x1F000 } == true
  }
}

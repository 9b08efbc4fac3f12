/// What a text field of a listing may hold.
struct TextRule {
  let field: ListingField
  let characters: ClosedRange<Int>
  var allowsLines = false

  static let title = TextRule(field: .title, characters: 1...120)
  static let description = TextRule(field: .description, characters: 0...20_000, allowsLines: true)
  static let category = TextRule(field: .category, characters: 1...60)
  static let place = TextRule(field: .place, characters: 1...120)
  static let attributeName = TextRule(field: .attributes, characters: 1...60)
  static let attributeValue = TextRule(field: .attributes, characters: 0...1_000, allowsLines: true)
  static let reference = TextRule(field: .reference, characters: 1...200)

  /// One character may carry any number of combining marks; nobody's family emoji takes more bytes than this.
  private static let mostBytesPerCharacter = 40

  /// The text trimmed. Line ends become one kind where lines are allowed, and spaces elsewhere, as tabs do: a title that
  /// was pasted with one is still a title.
  func checked(_ text: String) throws -> String {
    // Counting bytes first keeps a huge text from being walked character by character.
    guard text.utf8.count <= characters.upperBound * Self.mostBytesPerCharacter else { throw tooLong }
    let trimmed = allowsLines ? text.withSingleLineEnds.trimmed : text.onOneLine.trimmed
    guard trimmed.unicodeScalars.allSatisfy(allows) else { throw ItemError.invalid(field, .controlCharacter) }
    guard characters.lowerBound == 0 || trimmed.unicodeScalars.contains(where: \.isVisible) else {
      throw ItemError.invalid(field, .empty)
    }
    guard trimmed.count <= characters.upperBound else { throw tooLong }
    return trimmed
  }

  /// The text checked, or nil where there is none or only space.
  func checkedUnlessEmpty(_ text: String?) throws -> String? {
    guard let text, !text.trimmed.isEmpty else { return nil }
    return try checked(text)
  }

  private var tooLong: ItemError { .invalid(field, .tooLong(limit: characters.upperBound)) }

  private func allows(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\t": allowsLines
    default: scalar.properties.generalCategory != .control
    }
  }
}

extension String {
  /// Without white space at both ends.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[first...last])
  }

  fileprivate var onOneLine: String {
    guard utf8.contains(where: { (0x09...0x0D).contains($0) }) else { return self }
    return String(map { ["\t", "\n", "\r", "\r\n"].contains($0) ? " " : $0 })
  }

  fileprivate var withSingleLineEnds: String {
    guard utf8.contains(0x0D) else { return self }
    return String(map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
  }
}

extension Unicode.Scalar {
  fileprivate var isVisible: Bool { !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint }
}

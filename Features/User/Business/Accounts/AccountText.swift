/// A text that people fill in, with its limits in characters as a person counts them.
public enum AccountText: Hashable, Sendable {
  case displayName
  case bio
  case place
  case reviewText

  /// How many characters the text may have.
  public var lengths: ClosedRange<Int> {
    switch self {
    case .displayName: 1...60
    case .bio: 0...500
    case .place: 0...80
    case .reviewText: 1...2_000
    }
  }

  /// Whether the text may run over several lines.
  public var isMultiline: Bool {
    switch self {
    case .displayName, .place: false
    case .bio, .reviewText: true
    }
  }

  /// The text without white space around it. Throws `UserError.invalidText`.
  func validated(_ text: String) throws -> String {
    let trimmed = Self.trimmed(text)
    // One character may carry any number of combining marks: the bytes are bounded too.
    guard trimmed.utf8.count <= lengths.upperBound * Self.bytesPerCharacter else {
      throw UserError.invalidText(self, .tooLong)
    }
    guard trimmed.count <= lengths.upperBound else { throw UserError.invalidText(self, .tooLong) }
    guard trimmed.count >= lengths.lowerBound else { throw UserError.invalidText(self, .empty) }
    guard trimmed.unicodeScalars.allSatisfy(allows) else { throw UserError.invalidText(self, .controlCharacter) }
    return trimmed
  }

  func validatedOptional(_ text: String?) throws -> String? {
    guard let text = try text.map(validated), !text.isEmpty else { return nil }
    return text
  }

  /// Above the longest emoji sequences in use (35 bytes).
  private static let bytesPerCharacter = 40

  private func allows(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control: isMultiline && (scalar == "\n" || scalar == "\t")
    case .lineSeparator, .paragraphSeparator: isMultiline
    default: true
    }
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}

/// What is wrong with a text.
public enum TextFault: Hashable, Sendable {
  case empty
  case tooLong
  case controlCharacter
}

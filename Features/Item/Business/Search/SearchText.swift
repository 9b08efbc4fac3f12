/// How a text is looked at in a search: its words, without case and accents.
///
/// Both stores index these words and nothing else, so that a search means the same in memory and on disk.
public enum SearchText {
  /// The runs of letters and digits of a text in order, case and accents folded: `Olá, São-Paulo!` is
  /// `ola sao paulo`. Every mark on a letter counts as an accent, in any script. Linear in the text.
  public static func words(in text: String) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    func endWord() {
      guard !word.isEmpty else { return }
      words.append(HangulSyllables.composed(word))
      word = String.UnicodeScalarView()
    }
    for scalar in text.unicodeScalars {
      switch ScalarRole(of: scalar) {
      case .letterOrDigit: AccentFolding.append(scalar, to: &word)
      case .ignored: continue
      case .separator: endWord()
      }
    }
    endWord()
    return words
  }
}

/// What a scalar does to the word it stands in.
private enum ScalarRole {
  case letterOrDigit, ignored, separator

  init(of scalar: Unicode.Scalar) {
    if scalar.isASCII {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9": self = .letterOrDigit
      default: self = .separator
      }
      return
    }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      self = properties.isDefaultIgnorableCodePoint ? .ignored : .letterOrDigit
    case .nonspacingMark, .spacingMark, .enclosingMark:
      self = .ignored
    case .format:
      // Joiners and soft hyphens stand inside of words; a zero-width space parts them.
      self = scalar == "\u{200B}" ? .separator : .ignored
    default:
      self = .separator
    }
  }
}

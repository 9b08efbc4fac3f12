/// Why a text is no number of a kind of document.
public enum DocumentFault: Error, Hashable, Sendable {
  /// Nothing but separators.
  case empty

  /// A character that no document has: neither an ASCII letter, a digit, nor a separator of this kind.
  case foreign(Unicode.Scalar)

  /// Letters and digits without the separators, and how many there should be.
  case length(Int, expected: Int)

  /// What stands at a place, counted from 1 without separators, and what should.
  case misplaced(Character, position: Int, expected: DocumentSymbol)

  /// One character over and over.
  case repetition

  /// A check digit or letter, and what it should be: more than one where several are accepted.
  case check(DocumentCheckPlace, found: Character, expected: [Character])
}

/// What may stand at a place of a document's number.
public enum DocumentSymbol: Hashable, Sendable {
  case digit
  case letter
  case digitOrLetter
  case oneOf(String)

  func allows(_ symbol: UInt8) -> Bool {
    let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(symbol)
    return switch self {
    case .digit: isDigit
    case .letter: !isDigit
    case .digitOrLetter: true
    case .oneOf(let letters): letters.utf8.contains(symbol)
    }
  }
}

/// Which check digit or letter of a number.
public enum DocumentCheckPlace: Hashable, Sendable {
  case firstDigit
  case secondDigit
  case letter
  case digitOrLetter
}

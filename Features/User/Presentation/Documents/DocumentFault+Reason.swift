import User

extension DocumentFault {
  /// Why a text is no number of a kind, without a capital and a full stop.
  func reason(for kind: DocumentKind) -> String {
    switch self {
    case .empty: "there is no number"
    case .foreign(let scalar): "\(Self.name(of: scalar)) cannot be in a \(kind.name)"
    case .length(1, let expected): "it has 1 letter or digit instead of \(expected)"
    case .length(let count, let expected): "it has \(count) letters and digits instead of \(expected)"
    case .misplaced(let symbol, let position, let expected):
      "character \(position) should be \(expected.name), not \(symbol)"
    case .repetition: "it is one digit over and over"
    case .check(let place, let found, let expected):
      "the \(place.name) should be \(expected.map(String.init).joined(separator: " or ")), not \(found)"
    }
  }

  /// A character in quotes, or by its number where it does not show.
  static func name(of scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .unassigned, .privateUse, .surrogate,
      .nonspacingMark, .enclosingMark, .spacingMark:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    default:
      return "'\(scalar)'"
    }
  }
}

extension DocumentSymbol {
  fileprivate var name: String {
    switch self {
    case .digit: "a digit"
    case .letter: "a letter"
    case .digitOrLetter: "a letter or a digit"
    case .oneOf(let letters): "one of \(letters)"
    }
  }
}

extension DocumentCheckPlace {
  fileprivate var name: String {
    switch self {
    case .firstDigit: "first check digit"
    case .secondDigit: "second check digit"
    case .letter: "letter at the end"
    case .digitOrLetter: "digit or letter at the end"
    }
  }
}

extension NumberFault {
  /// Why a text is no tracking number, without a capital and a full stop.
  public var reason: String {
    switch self {
    case .empty: "there is no number"
    case .onlyZeros: "nothing but zeros"
    case .tooLong(let limit): "longer than the \(limit) characters that any carrier could use"
    case .foreignCharacter(let scalar): "\(Self.name(of: scalar)) is not a letter, digit, space or dash of ASCII"
    case .unusedForm(let form): "no carrier uses this form (\(form.summary))"
    case .resembles(let form, let services):
      services.map { "\(form.summary) like \($0.service), but \($0.difference.reason)" }.joined(separator: "; ")
    case .otherLength(let service, let lengths, let count):
      "begins like \(service), which has \(lengths.summary) characters, not \(count)"
    case .misplaced(let service, let position, let expected):
      "begins like \(service), but character \(position) should be \(expected.summary)"
    }
  }

  /// The character itself where it can be shown, and its code point.
  public static func name(of scalar: Unicode.Scalar) -> String {
    let isShown =
      scalar.isASCII
      ? scalar.value > 32 && scalar.value != 127
      : scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    let code = String(scalar.value, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 4 - code.count)) + code
    return isShown ? "'\(scalar)' (U+\(padded))" : "U+\(padded)"
  }
}

extension NumberForm {
  /// `12 digits` or `13 characters`.
  fileprivate var summary: String {
    let noun = isDigits ? "digit" : "character"
    return count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}

extension Resemblance.Difference {
  fileprivate var reason: String {
    switch self {
    case .unknownCountry(let code): "\(code) is no country code"
    case .checkDigit(let found, let expected): "the check digit \(Self.comparison(found, expected))"
    case .checkCharacter(let found, let expected): "the check character \(Self.comparison(found, expected))"
    }
  }

  private static func comparison(_ found: Character, _ expected: Character?) -> String {
    "\(expected.map { "should be \($0), not" } ?? "cannot be") \(found)"
  }
}

extension NumberSymbol {
  fileprivate var summary: String {
    switch self {
    case .digit: "a digit"
    case .letter: "a letter"
    case .letterOrDigit: "a letter or digit"
    case .oneOf(let characters): "one of \(characters)"
    case .text(let texts): texts.joined(separator: " or ")
    }
  }
}

extension ClosedRange<Int> {
  fileprivate var summary: String {
    lowerBound == upperBound ? "\(lowerBound)" : "\(lowerBound) to \(upperBound)"
  }
}

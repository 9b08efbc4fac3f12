/// How a check digit follows from the characters before it.
enum CheckRule: Sendable, Equatable {
  /// The weights are repeated from the left; what the weighted sum lacks to a multiple of 10. A letter counts as the
  /// last digit of its ASCII code minus 3 (A = 2, B = 3, … I = 0), which is UPS's rule.
  case mod10(weights: [Int])

  /// ISO/IEC 7812-1, annex B: from the right, every other digit doubled and its digits added.
  case luhn

  /// What the digits, read as one number, leave over when divided by 7.
  case mod7

  /// The weighted sum modulo `modulo`, and of that the last digit.
  case weightedSum([Int], modulo: Int)

  /// UPU S10, annex A: weights 8 6 4 2 3 5 9 7; 11 minus the sum modulo 11, where 10 becomes 0 and 11 becomes 5.
  case s10

  /// ISO/IEC 7064, MOD 37,36: a check character out of 0–9 and A–Z.
  case mod37_36

  /// The check digit or check character that belongs to a text of upper-case letters and digits; nil where the text
  /// holds something that the rule cannot count. Never traps, whatever the text.
  func checkCharacter(for text: some Collection<UInt8>) -> UInt8? {
    switch self {
    case .mod10(let weights): Self.mod10(text, weights)
    case .luhn: Self.luhn(text)
    case .mod7: Self.mod7(text)
    case .weightedSum(let weights, let modulo): Self.weightedSum(text, weights, modulo)
    case .s10: Self.s10(text)
    case .mod37_36: Self.mod37_36(text)
    }
  }

  /// See `Segment.evidence(length:)`.
  var evidence: Int { self == .mod37_36 ? 52 : 33 }
}

extension CheckRule {
  private static func mod10(_ text: some Collection<UInt8>, _ weights: [Int]) -> UInt8? {
    guard !weights.isEmpty else { return nil }
    var sum = 0
    for (index, character) in text.enumerated() {
      guard character.base36Value != nil else { return nil }
      let value = character.isDigit ? Int(character - UInt8(ascii: "0")) : (Int(character) - 3) % 10
      sum += value * weights[index % weights.count]
    }
    return digit((10 - sum % 10) % 10)
  }

  private static func luhn(_ text: some Collection<UInt8>) -> UInt8? {
    guard let digits = digits(of: text) else { return nil }
    let sum = digits.reversed().enumerated().reduce(0) { sum, element in
      let doubled = element.offset.isMultiple(of: 2) ? element.element * 2 : element.element
      return sum + (doubled > 9 ? doubled - 9 : doubled)
    }
    return digit((10 - sum % 10) % 10)
  }

  private static func mod7(_ text: some Collection<UInt8>) -> UInt8? {
    // Digit by digit, so that no length overflows.
    digits(of: text).flatMap { digit($0.reduce(0) { ($0 * 10 + $1) % 7 }) }
  }

  private static func weightedSum(_ text: some Collection<UInt8>, _ weights: [Int], _ modulo: Int) -> UInt8? {
    guard modulo > 0, let digits = digits(of: text), digits.count == weights.count else { return nil }
    return digit(zip(digits, weights).reduce(0) { $0 + $1.0 * $1.1 } % modulo % 10)
  }

  private static func s10(_ text: some Collection<UInt8>) -> UInt8? {
    let weights = [8, 6, 4, 2, 3, 5, 9, 7]
    guard let digits = digits(of: text), digits.count == weights.count else { return nil }
    switch 11 - zip(digits, weights).reduce(0, { $0 + $1.0 * $1.1 }) % 11 {
    case 10: return digit(0)
    case 11: return digit(5)
    case let value: return digit(value)
    }
  }

  private static func mod37_36(_ text: some Collection<UInt8>) -> UInt8? {
    var remainder = 36
    for character in text {
      guard let value = character.base36Value else { return nil }
      let sum = (remainder + value) % 36
      remainder = (sum == 0 ? 36 : sum) * 2 % 37
    }
    let value = (37 - remainder) % 36
    return value < 10 ? digit(value) : UInt8(ascii: "A") + UInt8(value - 10)
  }

  private static func digits(of text: some Collection<UInt8>) -> [Int]? {
    text.allSatisfy(\.isDigit) ? text.map { Int($0 - UInt8(ascii: "0")) } : nil
  }

  private static func digit(_ value: Int) -> UInt8? {
    (0...9).contains(value) ? UInt8(ascii: "0") + UInt8(value) : nil
  }
}

/// Which characters a position of a tracking number may hold. Numbers are upper-case ASCII by the time they are matched.
enum CharacterClass: Sendable, Equatable {
  case digit
  case letter
  case alphanumeric
  case anyOf(String)

  func contains(_ character: UInt8) -> Bool {
    switch self {
    case .digit: character.isDigit
    case .letter: character.isUpperCaseLetter
    case .alphanumeric: character.isDigit || character.isUpperCaseLetter
    case .anyOf(let characters): characters.utf8.contains(character)
    }
  }

  /// How many of the 36 letters and digits belong to it.
  var count: Int {
    switch self {
    case .digit: 10
    case .letter: 26
    case .alphanumeric: 36
    case .anyOf(let characters): characters.utf8.count
    }
  }

  /// What belongs here, to be told.
  var symbol: NumberSymbol {
    switch self {
    case .digit: .digit
    case .letter: .letter
    case .alphanumeric: .letterOrDigit
    case .anyOf(let characters): .oneOf(characters)
    }
  }
}

extension UInt8 {
  var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  var isUpperCaseLetter: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }

  /// 0–9 for a digit, 10–35 for a letter; nil for anything else.
  var base36Value: Int? {
    if isDigit { return Int(self - UInt8(ascii: "0")) }
    if isUpperCaseLetter { return Int(self - UInt8(ascii: "A")) + 10 }
    return nil
  }
}

/// The control character at the end of a DNI, NIE or CIF.
enum SpanishControl {
  /// A DNI's or NIE's letter is its number modulo 23; X, Y and Z in front of a NIE stand for 0, 1 and 2.
  static func verifyPerson(_ symbols: [UInt8]) throws(DocumentFault) {
    guard let first = symbols.first, let found = symbols.last else { return }
    let x = UInt8(ascii: "X")
    let number = symbols.dropFirst().dropLast().reduce(first >= x ? Int(first - x) : digit(first)) { number, symbol in
      number * 10 + digit(symbol)
    }
    let expected = character("TRWAGMYFPDXBNJZSQVHLCKE", at: number % 23)
    if Character(UnicodeScalar(found)) != expected {
      throw .check(.letter, found: Character(UnicodeScalar(found)), expected: [expected])
    }
  }

  /// A CIF's control is the Luhn digit of its seven digits, or the letter in the place of that digit: which of the two
  /// depends on the legal form in theory, and not in practice.
  static func verifyCompany(_ symbols: [UInt8]) throws(DocumentFault) {
    guard let found = symbols.last else { return }
    let sum = symbols.dropFirst().dropLast().enumerated().reduce(0) { sum, entry in
      let value = digit(entry.element) * (entry.offset.isMultiple(of: 2) ? 2 : 1)
      return sum + value / 10 + value % 10
    }
    let control = (10 - sum % 10) % 10
    let expected = [character("0123456789", at: control), character("JABCDEFGHI", at: control)]
    if !expected.contains(Character(UnicodeScalar(found))) {
      throw .check(.digitOrLetter, found: Character(UnicodeScalar(found)), expected: expected)
    }
  }

  private static func digit(_ symbol: UInt8) -> Int {
    Int(symbol) - Int(UInt8(ascii: "0"))
  }

  private static func character(_ alphabet: String, at index: Int) -> Character {
    alphabet[alphabet.index(alphabet.startIndex, offsetBy: index)]
  }
}

/// The two check digits at the end of a CPF or CNPJ: weighted sums modulo 11, the second over the first as well.
struct BrazilianCheckDigits {
  /// Weights run from the right, 2, 3, 4 … up to this one, then from 2 again.
  let highestWeight: Int

  /// Proves both digits of symbols that fit the layout.
  func verify(_ symbols: [UInt8]) throws(DocumentFault) {
    try verify(symbols.dropLast(), at: .firstDigit)
    try verify(symbols[...], at: .secondDigit)
  }

  private func verify(_ symbols: ArraySlice<UInt8>, at place: DocumentCheckPlace) throws(DocumentFault) {
    guard let found = symbols.last else { return }
    let expected = digit(after: symbols.dropLast())
    if found != expected {
      throw .check(place, found: Character(UnicodeScalar(found)), expected: [Character(UnicodeScalar(expected))])
    }
  }

  private func digit(after symbols: ArraySlice<UInt8>) -> UInt8 {
    let zero = UInt8(ascii: "0")
    let sum = symbols.reversed().enumerated().reduce(0) { sum, entry in
      let weight = 2 + entry.offset % (highestWeight - 1)
      // Of a letter too, the value is its ASCII code less 48: A is 17.
      return sum + weight * Int(entry.element - zero)
    }
    let rest = sum % 11
    return rest < 2 ? zero : zero + UInt8(11 - rest)
  }
}

/// The form of a kind of document: what is ignored, and what stands where.
struct DocumentLayout: Sendable {
  let separators: Set<Unicode.Scalar>
  let places: [DocumentSymbol]
  let refusesRepetition: Bool

  /// What is shown instead of all but the last two characters.
  let mask: String

  /// The letters and digits of a text as upper-case ASCII, one per place.
  func symbols(of text: String) throws(DocumentFault) -> [UInt8] {
    var symbols: [UInt8] = []
    var count = 0
    for scalar in text.unicodeScalars where !separators.contains(scalar) {
      guard let symbol = Self.upperCaseASCII(scalar) else { throw .foreign(scalar) }
      count += 1
      if count <= places.count { symbols.append(symbol) }
    }
    guard count > 0 else { throw .empty }
    guard count == places.count else { throw .length(count, expected: places.count) }
    for (index, (symbol, place)) in zip(symbols, places).enumerated() where !place.allows(symbol) {
      throw .misplaced(Character(UnicodeScalar(symbol)), position: index + 1, expected: place)
    }
    if refusesRepetition, Set(symbols).count == 1 { throw .repetition }
    return symbols
  }

  private static func upperCaseASCII(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar {
    case "0"..."9", "A"..."Z": UInt8(scalar.value)
    case "a"..."z": UInt8(scalar.value - 32)
    default: nil
    }
  }
}

extension DocumentLayout {
  static let cpf = DocumentLayout(
    separators: [".", "-", " "], places: digits(11), refusesRepetition: true, mask: "***.***.***-")

  /// Instrução Normativa RFB 2.229/2024: letters in all places but the check digits.
  static let cnpj = DocumentLayout(
    separators: [".", "-", "/", " "], places: Array(repeating: .digitOrLetter, count: 12) + digits(2),
    refusesRepetition: true, mask: "**.***.***/****-")

  static let dni = DocumentLayout(
    separators: ["-", " "], places: digits(8) + [.letter], refusesRepetition: false, mask: "*******")

  static let nie = DocumentLayout(
    separators: ["-", " "], places: [.oneOf("XYZ")] + digits(7) + [.letter], refusesRepetition: false,
    mask: "*******")

  /// The first letter is the legal form: Orden EHA/451/2008, with the forms that were closed and are still in use.
  static let cif = DocumentLayout(
    separators: ["-", " "], places: [.oneOf("ABCDEFGHJNPQRSUVW")] + digits(7) + [.digitOrLetter],
    refusesRepetition: false, mask: "*******")

  private static func digits(_ count: Int) -> [DocumentSymbol] {
    Array(repeating: .digit, count: count)
  }
}

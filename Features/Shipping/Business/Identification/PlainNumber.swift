/// A tracking number without what people put in to read it: spaces and dashes left out, letters in upper case.
struct PlainNumber: Sendable {
  /// Upper-case ASCII letters and digits.
  let characters: [UInt8]

  var text: String { String(decoding: characters, as: UTF8.self) }

  /// More than any carrier prints; what is longer is not looked at.
  static let maximumLength = 64

  /// Throws what is wrong with it.
  init(_ typed: String) throws(NumberFault) {
    var characters: [UInt8] = []
    for scalar in typed.unicodeScalars {
      switch scalar {
      case " ", "\t", "-": continue
      case "0"..."9", "A"..."Z": characters.append(UInt8(truncatingIfNeeded: scalar.value))
      case "a"..."z": characters.append(UInt8(truncatingIfNeeded: scalar.value) - 32)
      default: throw .foreignCharacter(scalar)
      }
      guard characters.count <= Self.maximumLength else { throw .tooLong(limit: Self.maximumLength) }
    }
    guard !characters.isEmpty else { throw .empty }
    guard characters.contains(where: { $0 != UInt8(ascii: "0") }) else { throw .onlyZeros }
    self.characters = characters
  }

  var form: NumberForm { NumberForm(count: characters.count, isDigits: characters.allSatisfy(\.isDigit)) }
}

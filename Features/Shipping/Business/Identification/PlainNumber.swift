/// A tracking number without what people put in to read it: spaces and dashes left out, letters in upper case.
struct PlainNumber: Sendable {
  /// Upper-case ASCII letters and digits.
  let characters: [UInt8]

  var text: String { String(decoding: characters, as: UTF8.self) }

  /// More than any carrier prints; what is longer is not looked at.
  static let maximumLength = 64

  /// Throws `Unreadable` with what is wrong.
  init(_ typed: String) throws(Unreadable) {
    var characters: [UInt8] = []
    for scalar in typed.unicodeScalars {
      switch scalar {
      case " ", "\t", "-": continue
      case "0"..."9", "A"..."Z": characters.append(UInt8(truncatingIfNeeded: scalar.value))
      case "a"..."z": characters.append(UInt8(truncatingIfNeeded: scalar.value) - 32)
      default: throw .foreignCharacter(scalar)
      }
      guard characters.count <= Self.maximumLength else { throw .tooLong }
    }
    guard !characters.isEmpty else { throw .empty }
    guard characters.contains(where: { $0 != UInt8(ascii: "0") }) else { throw .onlyZeros }
    self.characters = characters
  }

  /// `12 digits` or `13 characters`.
  var summary: String {
    let noun = characters.allSatisfy(\.isDigit) ? "digit" : "character"
    return characters.count == 1 ? "1 \(noun)" : "\(characters.count) \(noun)s"
  }

  enum Unreadable: Error, Equatable {
    case empty
    case onlyZeros
    case tooLong
    case foreignCharacter(Unicode.Scalar)

    var reason: String {
      switch self {
      case .empty: "there is no number"
      case .onlyZeros: "nothing but zeros"
      case .tooLong: "longer than the \(PlainNumber.maximumLength) characters that any carrier could use"
      case .foreignCharacter(let scalar):
        "\(Self.name(scalar)) is not a letter, digit, space or dash of ASCII"
      }
    }

    /// The character itself where it can be shown, else its code point.
    private static func name(_ scalar: Unicode.Scalar) -> String {
      let isShown =
        scalar.isASCII
        ? scalar.value > 32 && scalar.value != 127
        : scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      let code = String(scalar.value, radix: 16, uppercase: true)
      let padded = String(repeating: "0", count: max(0, 4 - code.count)) + code
      return isShown ? "'\(scalar)' (U+\(padded))" : "U+\(padded)"
    }
  }
}

/// The escape of the scalar at the beginning of some UTF-8, where it needs one.
struct JSONEscape {
  /// What to write instead.
  let text: String

  /// How many bytes the scalar takes.
  let length: Int

  init?(_ utf8: UnsafeBufferPointer<UInt8>) {
    switch utf8.first {
    case UInt8(ascii: "\""): self.init("\\\"")
    case UInt8(ascii: "\\"): self.init("\\\\")
    case 0x08: self.init("\\b")
    case 0x09: self.init("\\t")
    case 0x0A: self.init("\\n")
    case 0x0C: self.init("\\f")
    case 0x0D: self.init("\\r")
    default:
      var parser = Unicode.UTF8.ForwardParser()
      var iterator = utf8.makeIterator()
      guard case .valid(let encoded) = parser.parseScalar(from: &iterator) else { return nil }
      let scalar = UTF8.decode(encoded)
      guard Self.steersTerminals(scalar) else { return nil }
      let digits = String(scalar.value, radix: 16)
      self.init("\\u" + String(repeating: "0", count: 4 - digits.count) + digits, length: encoded.count)
    }
  }

  private init(_ text: String, length: Int = 1) {
    self.text = text
    self.length = length
  }

  /// Control characters (C0, DEL, C1), separators of lines and paragraphs, and marks, embeddings, overrides and
  /// isolates of direction (Unicode Standard Annex 9).
  private static func steersTerminals(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

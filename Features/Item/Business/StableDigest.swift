/// A 128-bit FNV-1a digest of a list of texts (draft-eastlake-fnv, section 5), the same on every machine and in every run.
/// It tells texts apart; it proves nothing to somebody who wants to deceive.
struct StableDigest {
  private var state: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d

  private static let prime: UInt128 = 0x0100_0000_0000_0000_0000_013b

  /// 32 lower-case digits.
  var hex: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }

  /// Adds a text, or the absence of one; where one ends and the next begins counts.
  mutating func add(_ text: String?) {
    guard let text else { return add(byte: 0) }
    add(byte: 1)
    var length = UInt64(text.utf8.count)
    for _ in 0..<8 {
      add(byte: UInt8(truncatingIfNeeded: length))
      length >>= 8
    }
    for byte in text.utf8 { add(byte: byte) }
  }

  /// Adds a list of texts; its length counts.
  mutating func add(_ texts: [String?]) {
    add(String(texts.count))
    for text in texts { add(text) }
  }

  private mutating func add(byte: UInt8) {
    state = (state ^ UInt128(byte)) &* Self.prime
  }
}

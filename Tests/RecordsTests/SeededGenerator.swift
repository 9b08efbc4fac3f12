@testable import Records

/// Random numbers that are the same for the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A text of what readers and writers treat in a special way, and of what is long in UTF-8.
  mutating func text() -> String {
    let pieces = [
      "\"", "\\", "\n", "\r", "\t", ",", ";", "=", "'", "-", "\u{0}", "\u{1F}", "\u{7F}", "\u{85}", "\u{FEFF}",
      "\u{202E}",
      "\u{2028}", "a", "plain words here", "é", "e\u{301}", "자전거", "🚲", "👩‍👩‍👧", "\u{10FFFF}", "\\u0041",
    ]
    return (0..<Int.random(in: 0...6, using: &self)).map { _ in
      pieces[Int.random(in: pieces.indices, using: &self)]
    }.joined()
  }

  mutating func value(depth: Int = 0) -> JSONValue {
    switch Int.random(in: 0...(depth < 4 ? 7 : 5), using: &self) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &self))
    case 2: return .number(Int64.random(in: .min ... .max, using: &self))
    case 3: return JSONNumber("-0.\(UInt32.random(in: 0 ... .max, using: &self))E+7").map(JSONValue.number) ?? .null
    case 4, 5: return .string(text())
    case 6: return .array((0..<Int.random(in: 0...4, using: &self)).map { _ in value(depth: depth + 1) })
    default:
      let members = (0..<Int.random(in: 0...4, using: &self)).map { _ in
        JSONObject.Member(name: text(), value: value(depth: depth + 1))
      }
      return .object(JSONObject(members))
    }
  }

  /// Bytes that look more or less like what readers expect.
  mutating func bytes() -> [UInt8] {
    let count = Int.random(in: 0...60, using: &self)
    if Bool.random(using: &self) {
      var bytes = Array("[{\"a\":[1,2.5e3,\"x\\u00e9\"],\"b\":null},\n\"c,d\",true]".utf8)
      for _ in 0..<Int.random(in: 1...4, using: &self) {
        bytes[Int.random(in: bytes.indices, using: &self)] = UInt8.random(in: 0 ... .max, using: &self)
      }
      return Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &self)))
    }
    let alphabet = Array("{}[],:\"\\u00dD8ce1-+.truefalsn \n\r\t'".utf8) + [0xFF, 0xC3, 0xA9, 0xEF, 0xBB, 0xBF, 0x00]
    return (0..<count).map { _ in alphabet[Int.random(in: alphabet.indices, using: &self)] }
  }
}

/// Reads JSON byte by byte.
struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0
  private static let wordBytes = Set("-0123456789abcdefghijklmnopqrstuvwxyz".utf8)

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The one value that the bytes are.
  mutating func document() throws(JSON.Malformed) -> JSON {
    let value = try value()
    skipSpaces()
    guard position == bytes.count else { throw malformed() }
    return value
  }

  private mutating func value() throws(JSON.Malformed) -> JSON {
    skipSpaces()
    switch next {
    case UInt8(ascii: "{"): return .object(try object())
    case UInt8(ascii: "["): return .list(try list())
    case UInt8(ascii: "\""): return .text(try text())
    default: return try word()
    }
  }

  private mutating func object() throws(JSON.Malformed) -> [String: JSON] {
    var members: [String: JSON] = [:]
    position += 1
    if skip("}") { return members }
    repeat {
      skipSpaces()
      let key = try text()
      guard skip(":") else { throw malformed() }
      members[key] = try value()
    } while skip(",")
    guard skip("}") else { throw malformed() }
    return members
  }

  private mutating func list() throws(JSON.Malformed) -> [JSON] {
    var values: [JSON] = []
    position += 1
    if skip("]") { return values }
    repeat { values.append(try value()) } while skip(",")
    guard skip("]") else { throw malformed() }
    return values
  }

  private mutating func text() throws(JSON.Malformed) -> String {
    guard next == UInt8(ascii: "\"") else { throw malformed() }
    position += 1
    var text: [UInt8] = []
    while let byte = next, byte != UInt8(ascii: "\"") {
      position += 1
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      text += try escaped()
    }
    guard next != nil else { throw malformed() }
    position += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// What stands behind a backslash, in UTF-8.
  private mutating func escaped() throws(JSON.Malformed) -> [UInt8] {
    guard let byte = next else { throw malformed() }
    position += 1
    switch byte {
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "u"): return Array(String(decoding: try codeUnits(), as: UTF16.self).utf8)
    default: return [byte]
    }
  }

  /// Four hexadecimal digits, and the second half of a surrogate pair where these are the first.
  private mutating func codeUnits() throws(JSON.Malformed) -> [UInt16] {
    let first = try codeUnit()
    let isHighSurrogate = UTF16.isLeadSurrogate(first)
    guard isHighSurrogate, bytes[position...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else {
      return [first]
    }
    position += 2
    return [first, try codeUnit()]
  }

  private mutating func codeUnit() throws(JSON.Malformed) -> UInt16 {
    let digits = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
    guard let unit = UInt16(digits, radix: 16) else { throw malformed() }
    position += 4
    return unit
  }

  /// A number, `true`, `false` or `null`.
  private mutating func word() throws(JSON.Malformed) -> JSON {
    let word = bytes[position...].prefix { Self.wordBytes.contains($0) }
    let text = String(decoding: word, as: UTF8.self)
    guard !word.isEmpty else { throw malformed() }
    position = word.endIndex
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      guard let number = Int(text) else { throw malformed() }
      return .number(number)
    }
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpaces() {
    while let byte = next, byte == 32 || byte >= 9 && byte <= 13 { position += 1 }
  }

  private mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    skipSpaces()
    guard next == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  private func malformed() -> JSON.Malformed { JSON.Malformed(what: "byte \(position) is no JSON") }
}

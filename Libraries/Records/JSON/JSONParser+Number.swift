extension JSONParser {
  /// The number at `position`: `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`
  mutating func number() throws(JSONSyntaxError) -> JSONNumber {
    let start = position
    if current == UInt8(ascii: "-") { position += 1 }
    if current == UInt8(ascii: "0") {
      position += 1
      if let current, Self.isDigit(current) { throw error(.malformedNumber) }
    } else {
      try digits()
    }
    if current == UInt8(ascii: ".") {
      position += 1
      try digits()
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      position += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
      try digits()
    }
    // All ASCII by now, so decoding repairs nothing.
    return JSONNumber(checked: String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self))
  }

  private mutating func digits() throws(JSONSyntaxError) {
    guard let current, Self.isDigit(current) else { throw errorHere(.malformedNumber) }
    repeat { position += 1 } while position < bytes.count && Self.isDigit(bytes[position])
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10
  }
}

/// Reads JSON values out of bytes that lie in memory, strictly by RFC 8259.
///
/// It works on bytes and never looks past them; where they end before the value does, the fault is `truncated`, and
/// the reader may try again with more.
struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  var position: Int

  /// Holds a string while its escapes are resolved.
  var scratch: [UInt8] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, from position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  /// The byte at `position`, or nil at the end.
  var current: UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  mutating func skipWhitespace() {
    while position < bytes.count, Self.isWhitespace(bytes[position]) { position += 1 }
  }

  static func isWhitespace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  func error(_ fault: JSONFault) -> JSONSyntaxError {
    JSONSyntaxError(fault: fault, offset: position)
  }

  /// `fault`, or `truncated` where nothing is left to read.
  func errorHere(_ fault: JSONFault) -> JSONSyntaxError {
    error(position < bytes.count ? fault : .truncated)
  }

  /// One value, after any whitespace. `depth` is how many arrays and objects it stands in.
  mutating func value(depth: Int = 0) throws(JSONSyntaxError) -> JSONValue {
    skipWhitespace()
    guard let byte = current else { throw error(.truncated) }
    switch byte {
    case UInt8(ascii: "\""):
      position += 1
      return .string(try string())
    case UInt8(ascii: "{"):
      guard depth < JSONValue.maximumDepth else { throw error(.tooDeep) }
      position += 1
      return .object(try object(depth: depth + 1))
    case UInt8(ascii: "["):
      guard depth < JSONValue.maximumDepth else { throw error(.tooDeep) }
      position += 1
      return .array(try array(depth: depth + 1))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return .number(try number())
    case UInt8(ascii: "t"):
      try literal("true")
      return .bool(true)
    case UInt8(ascii: "f"):
      try literal("false")
      return .bool(false)
    case UInt8(ascii: "n"):
      try literal("null")
      return .null
    default:
      throw error(.expectedValue)
    }
  }

  /// The elements after `[`.
  private mutating func array(depth: Int) throws(JSONSyntaxError) -> [JSONValue] {
    var elements: [JSONValue] = []
    skipWhitespace()
    if current == UInt8(ascii: "]") {
      position += 1
      return elements
    }
    while true {
      elements.append(try value(depth: depth))
      skipWhitespace()
      switch current {
      case UInt8(ascii: ","): position += 1
      case UInt8(ascii: "]"):
        position += 1
        return elements
      default: throw errorHere(.expectedCommaOrBracket)
      }
    }
  }

  /// The members after `{`.
  private mutating func object(depth: Int) throws(JSONSyntaxError) -> JSONObject {
    var members: [JSONObject.Member] = []
    skipWhitespace()
    if current == UInt8(ascii: "}") {
      position += 1
      return JSONObject(members)
    }
    members.reserveCapacity(8)
    while true {
      skipWhitespace()
      guard current == UInt8(ascii: "\"") else { throw errorHere(.expectedName) }
      position += 1
      let name = try string()
      skipWhitespace()
      guard current == UInt8(ascii: ":") else { throw errorHere(.expectedColon) }
      position += 1
      members.append(JSONObject.Member(name: name, value: try value(depth: depth)))
      skipWhitespace()
      switch current {
      case UInt8(ascii: ","): position += 1
      case UInt8(ascii: "}"):
        position += 1
        return JSONObject(members)
      default: throw errorHere(.expectedCommaOrBrace)
      }
    }
  }

  private mutating func literal(_ word: StaticString) throws(JSONSyntaxError) {
    for index in 0..<word.utf8CodeUnitCount {
      guard current == word.utf8Start[index] else { throw errorHere(.expectedValue) }
      position += 1
    }
  }
}

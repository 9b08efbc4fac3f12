/// Reads JSON sign by sign.
struct JSONReader {
  private let signs: [Unicode.Scalar]
  private var position = 0
  /// Stands behind the last sign, and in no JSON.
  private static let end: Unicode.Scalar = "\0"

  init(_ text: String) {
    signs = Array(text.unicodeScalars) + [Self.end]
  }

  /// The one value that the text is.
  mutating func document() throws(Failure) -> JSON {
    let value = try value()
    try skip(Self.end)
    return value
  }

  private mutating func value() throws(Failure) -> JSON {
    skipSpaces()
    switch next {
    case "{": return .object(try object())
    case "[": return .list(try list())
    case "\"": return .text(try text())
    default: return .word(try word())
    }
  }

  private mutating func object() throws(Failure) -> [String: JSON] {
    var members: [String: JSON] = [:]
    try skip("{")
    if isNext("}") { return members }
    repeat {
      let key = try text()
      try skip(":")
      members[key] = try value()
    } while isNext(",")
    try skip("}")
    return members
  }

  private mutating func list() throws(Failure) -> [JSON] {
    var values: [JSON] = []
    try skip("[")
    if isNext("]") { return values }
    repeat { values.append(try value()) } while isNext(",")
    try skip("]")
    return values
  }

  private mutating func text() throws(Failure) -> String {
    var text = ""
    try skip("\"")
    while true {
      let sign = try take()
      switch sign {
      case "\"": return text
      case "\\": text += try escaped()
      default: text.unicodeScalars.append(sign)
      }
    }
  }

  /// What stands behind a backslash.
  private mutating func escaped() throws(Failure) -> String {
    let sign = try take()
    switch sign {
    case "b": return "\u{8}"
    case "t": return "\t"
    case "n": return "\n"
    case "f": return "\u{C}"
    case "r": return "\r"
    case "u": return String(decoding: try codeUnits(), as: UTF16.self)
    default: return String(sign)
    }
  }

  /// Four hexadecimal digits, and the second half of a surrogate pair where these are the first.
  private mutating func codeUnits() throws(Failure) -> [UInt16] {
    let first = try codeUnit()
    guard UTF16.isLeadSurrogate(first), next == "\\", signs[position + 1] == "u" else { return [first] }
    position += 2
    return [first, try codeUnit()]
  }

  private mutating func codeUnit() throws(Failure) -> UInt16 {
    var digits = ""
    for _ in 0..<4 { digits.unicodeScalars.append(try take()) }
    guard let unit = UInt16(digits, radix: 16) else { throw malformed() }
    return unit
  }

  /// A number, `true`, `false` or `null`.
  private mutating func word() throws(Failure) -> String {
    var word = ""
    while next == "-" || next.properties.isAlphabetic || next.properties.numericType != nil {
      word.unicodeScalars.append(next)
      position += 1
    }
    guard Int(word) != nil || ["true", "false", "null"].contains(word) else { throw malformed() }
    return word
  }

  private var next: Unicode.Scalar { signs[position] }

  private mutating func take() throws(Failure) -> Unicode.Scalar {
    guard next != Self.end else { throw malformed() }
    position += 1
    return signs[position - 1]
  }

  private mutating func skipSpaces() {
    while " \t\r\n".unicodeScalars.contains(next) { position += 1 }
  }

  /// Passes by a sign, if it comes next.
  private mutating func isNext(_ sign: Unicode.Scalar) -> Bool {
    skipSpaces()
    guard next == sign else { return false }
    position += 1
    return true
  }

  private mutating func skip(_ sign: Unicode.Scalar) throws(Failure) {
    guard isNext(sign) else { throw malformed() }
  }

  private func malformed() -> Failure { JSON.malformed("sign \(position) is no JSON") }
}

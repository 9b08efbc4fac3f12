/// A value of JSON (RFC 8259), read without Foundation: the build waits for this program to compile, and Foundation
/// would double that.
enum JSON {
  case object([String: JSON])
  case list([JSON])
  case text(String)
  /// Whole numbers are all that symbol graphs hold.
  case number(Int)
  case bool(Bool)
  case null

  init(_ bytes: [UInt8]) throws(Malformed) {
    var reader = JSONReader(bytes)
    self = try reader.document()
  }

  /// What an object holds under a key, if anything.
  subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  func member(_ key: String) throws(Malformed) -> JSON {
    guard let member = self[key] else { throw Malformed(what: "'\(key)' is missing") }
    return member
  }

  func text(_ key: String) throws(Malformed) -> String {
    guard let text = self[key]?.text else { throw Malformed(what: "'\(key)' is no text") }
    return text
  }

  func number(_ key: String) throws(Malformed) -> Int {
    guard let number = self[key]?.number else { throw Malformed(what: "'\(key)' is no whole number") }
    return number
  }

  func list(_ key: String) throws(Malformed) -> [JSON] {
    guard case .list(let values)? = self[key] else { throw Malformed(what: "'\(key)' is no list") }
    return values
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var number: Int? { if case .number(let number) = self { number } else { nil } }
  var isTrue: Bool { if case .bool(true) = self { true } else { false } }

  struct Malformed: Error, CustomStringConvertible {
    let what: String

    var description: String { "error: the compiler's symbol graph is not as expected: \(what)" }
  }
}

/// A value of JSON (RFC 8259), as far as symbol graphs need it.
enum JSON {
  case object([String: JSON])
  case list([JSON])
  case text(String)
  /// A number, `true`, `false` or `null`. Whole numbers are all that symbol graphs hold.
  case word(String)

  init(_ text: String) throws(Failure) {
    var reader = JSONReader(text)
    self = try reader.document()
  }

  /// What an object holds under a key, if anything.
  subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  func member(_ key: String) throws(Failure) -> JSON {
    guard let member = self[key] else { throw Self.malformed("'\(key)' is missing") }
    return member
  }

  func text(_ key: String) throws(Failure) -> String {
    guard let text = self[key]?.text else { throw Self.malformed("'\(key)' is no text") }
    return text
  }

  func number(_ key: String) throws(Failure) -> Int {
    guard let number = Int(self[key]?.word ?? "") else { throw Self.malformed("'\(key)' is no whole number") }
    return number
  }

  func list(_ key: String) throws(Failure) -> [JSON] {
    guard case .list(let values)? = self[key] else { throw Self.malformed("'\(key)' is no list") }
    return values
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var word: String? { if case .word(let word) = self { word } else { nil } }

  /// The error that says what is wrong with a symbol graph.
  static func malformed(_ what: String) -> Failure {
    Failure("the compiler's symbol graph is not as expected: " + what)
  }
}

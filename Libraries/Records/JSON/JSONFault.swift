/// How a text breaks the grammar of JSON (RFC 8259) or the limits set here.
public enum JSONFault: Hashable, Sendable {
  /// It ends too early.
  case truncated

  /// Something else than a value stands where a value belongs.
  case expectedValue

  /// Something else than `[` where an array of records was asked for.
  case expectedArray

  /// No `,` or `]` after an element of an array.
  case expectedCommaOrBracket

  /// No `,` or `}` after a member of an object.
  case expectedCommaOrBrace

  /// No string as the name of a member.
  case expectedName

  /// No `:` after a name.
  case expectedColon

  /// Something follows the value.
  case expectedEnd

  /// A number that JSON does not write so, such as `1.` or `-`.
  case malformedNumber

  /// A backslash before something that it does not escape.
  case invalidEscape

  /// One half of a surrogate pair without the other.
  case loneSurrogate

  /// A control character in a string that must be escaped.
  case controlCharacter

  /// Bytes that are no UTF-8.
  case invalidUTF8

  /// Arrays and objects nested deeper than `JSONValue.maximumDepth`.
  case tooDeep
}

extension JSONFault: CustomStringConvertible {
  /// What is wrong, in English, without a full stop.
  public var description: String {
    switch self {
    case .truncated: "the text ends too early"
    case .expectedValue: "a value was expected"
    case .expectedArray: "an array was expected"
    case .expectedCommaOrBracket: "“,” or “]” was expected"
    case .expectedCommaOrBrace: "“,” or “}” was expected"
    case .expectedName: "a name in double quotes was expected"
    case .expectedColon: "“:” was expected"
    case .expectedEnd: "nothing more was expected after the value"
    case .malformedNumber: "not a number as JSON writes it"
    case .invalidEscape: "an invalid escape in a string"
    case .loneSurrogate: "half of a surrogate pair in a string"
    case .controlCharacter: "a control character in a string, or its closing quote is missing"
    case .invalidUTF8: "invalid UTF-8"
    case .tooDeep: "nested deeper than \(JSONValue.maximumDepth) levels"
    }
  }
}

/// A fault, and the byte at which it was found.
struct JSONSyntaxError: Error {
  let fault: JSONFault
  let offset: Int
}

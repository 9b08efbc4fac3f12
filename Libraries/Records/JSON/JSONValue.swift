/// A JSON value exactly as it was written: numbers keep their digits, objects the order of their members.
///
/// Nesting is bounded by `JSONValue.maximumDepth` for everything that was read.
public enum JSONValue: Hashable, Sendable {
  /// `null`
  case null

  /// `true` or `false`
  case bool(Bool)

  /// A number, kept as text; never a floating point number.
  case number(JSONNumber)

  /// A string, without its quotes and escapes.
  case string(String)

  /// Values in order.
  case array([JSONValue])

  /// Named values in order.
  case object(JSONObject)

  /// How deeply arrays and objects may be nested in what is read: 512.
  public static let maximumDepth = 512

  /// A whole number.
  public static func number(_ integer: some BinaryInteger) -> JSONValue {
    .number(JSONNumber(integer))
  }

  /// Whether this is `null`.
  public var isNull: Bool { self == .null }

  /// The text of a string; nil for anything else.
  public var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The number; nil for anything else.
  public var number: JSONNumber? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The truth value; nil for anything else.
  public var bool: Bool? {
    if case .bool(let flag) = self { flag } else { nil }
  }

  /// The elements of an array; nil for anything else.
  public var array: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The members of an object; nil for anything else.
  public var object: JSONObject? {
    if case .object(let object) = self { object } else { nil }
  }

  /// The value of a member of an object; nil where this is no object or has no such member.
  public subscript(name: String) -> JSONValue? { object?[name] }

  /// What this is, in words, such as `a string`.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral {
  /// A string.
  public init(stringLiteral text: String) { self = .string(text) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  /// A whole number.
  public init(integerLiteral integer: Int64) { self = .number(integer) }
}

extension JSONValue: ExpressibleByBooleanLiteral {
  /// `true` or `false`
  public init(booleanLiteral flag: Bool) { self = .bool(flag) }
}

extension JSONValue: ExpressibleByArrayLiteral {
  /// An array.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  /// An object with these members in this order.
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(JSONObject(members.map { JSONObject.Member(name: $0, value: $1) }))
  }
}

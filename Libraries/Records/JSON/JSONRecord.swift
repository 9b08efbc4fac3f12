/// A value that was read, and where: its fields are asked for by name and kind, and what is not as asked becomes an
/// error that names line and field.
public struct JSONRecord: Hashable, Sendable {
  /// What was read.
  public let value: JSONValue

  /// The line on which the record starts, from 1; a record inside another has the line of the outer one.
  public let line: Int

  /// The way from the outer record to this one, such as `events[3]`; empty for the outer one.
  public let path: String

  /// A record for what was read on a line.
  public init(value: JSONValue, line: Int, path: String = "") {
    self.value = value
    self.line = line
    self.path = path
  }

  /// A field that breaks a rule of the caller; nil means the record as a whole.
  public func failure(_ reason: String, field: String? = nil) -> RecordError {
    error(.invalid(reason), field: field)
  }

  /// A value of any kind; nil where the field is missing or null. Throws where the record is no object.
  public func optionalValue(_ field: String) throws(RecordError) -> JSONValue? {
    guard let object = value.object else {
      throw error(.unexpectedKind(expected: "an object", found: value.kind), field: nil)
    }
    return object[field].flatMap { $0.isNull ? nil : $0 }
  }

  /// A string. Throws where it is missing, null or of another kind.
  public func string(_ field: String) throws(RecordError) -> String {
    try required(optionalString(field), field)
  }

  /// A string; nil where the field is missing or null. Throws where it is of another kind.
  public func optionalString(_ field: String) throws(RecordError) -> String? {
    try optional(field, "a string") { $0.string }
  }

  /// A number with all its digits. Throws where it is missing, null or of another kind.
  public func decimal(_ field: String) throws(RecordError) -> JSONNumber {
    try required(optionalDecimal(field), field)
  }

  /// A number with all its digits; nil where the field is missing or null. Throws where it is of another kind.
  public func optionalDecimal(_ field: String) throws(RecordError) -> JSONNumber? {
    try optional(field, "a number") { $0.number }
  }

  /// A whole number. Throws where it is missing, null, of another kind, not whole, or outside `Int64`.
  public func integer(_ field: String) throws(RecordError) -> Int64 {
    try required(optionalInteger(field), field)
  }

  /// A whole number; nil where the field is missing or null. Throws where it is of another kind, not whole, or outside
  /// `Int64`.
  public func optionalInteger(_ field: String) throws(RecordError) -> Int64? {
    try optional(field, "a whole number") { $0.number?.int64 }
  }

  /// True or false. Throws where it is missing, null or of another kind.
  public func bool(_ field: String) throws(RecordError) -> Bool {
    try required(optionalBool(field), field)
  }

  /// True or false; nil where the field is missing or null. Throws where it is of another kind.
  public func optionalBool(_ field: String) throws(RecordError) -> Bool? {
    try optional(field, "true or false") { $0.bool }
  }

  /// An object. Throws where it is missing, null or of another kind.
  public func record(_ field: String) throws(RecordError) -> JSONRecord {
    try required(optionalRecord(field), field)
  }

  /// An object; nil where the field is missing or null. Throws where it is of another kind.
  public func optionalRecord(_ field: String) throws(RecordError) -> JSONRecord? {
    let object = try optional(field, "an object") { $0.object }
    return object.map { JSONRecord(value: .object($0), line: line, path: JSONPath.appending(field, to: path)) }
  }

  /// The elements of an array, of any kind. Throws where it is missing, null or of another kind.
  public func records(_ field: String) throws(RecordError) -> [JSONRecord] {
    try required(optionalRecords(field), field)
  }

  /// The elements of an array, of any kind; nil where the field is missing or null. Throws where it is of another kind.
  public func optionalRecords(_ field: String) throws(RecordError) -> [JSONRecord]? {
    let place = JSONPath.appending(field, to: path)
    return try optional(field, "an array") { $0.array }?.enumerated().map { index, element in
      JSONRecord(value: element, line: line, path: "\(place)[\(index)]")
    }
  }

  /// An array of strings; nil where the field is missing or null. Throws where it, or an element, is of another kind.
  public func optionalStrings(_ field: String) throws(RecordError) -> [String]? {
    guard let records = try optionalRecords(field) else { return nil }
    var strings: [String] = []
    for record in records {
      guard let string = record.value.string else {
        throw record.error(.unexpectedKind(expected: "a string", found: record.value.kind), field: nil)
      }
      strings.append(string)
    }
    return strings
  }

  private func optional<Value>(
    _ field: String, _ expected: String, _ convert: (JSONValue) -> Value?
  ) throws(RecordError) -> Value? {
    guard let value = try optionalValue(field) else { return nil }
    guard let converted = convert(value) else {
      let found = value.number.map { "the number \($0.text.prefix(40))" } ?? value.kind
      throw error(.unexpectedKind(expected: expected, found: found), field: field)
    }
    return converted
  }

  private func required<Value>(_ value: Value?, _ field: String) throws(RecordError) -> Value {
    guard let value else { throw error(.missing, field: field) }
    return value
  }

  private func error(_ fault: RecordFault, field: String?) -> RecordError {
    RecordError(line: line, field: field.map { JSONPath.appending($0, to: path) } ?? path, fault: fault)
  }
}

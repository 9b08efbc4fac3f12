/// A record that is not as it should be: where, and why.
public struct RecordError: Error, Hashable, Sendable {
  /// The line of the fault, from 1; where a field is missing or of the wrong kind, the line on which the record starts.
  public let line: Int

  /// The byte within the line, from 1, where a fault of syntax was found.
  public let column: Int?

  /// The field, such as `price`, or the path to it, such as `events[3].price`; nil where no field is concerned.
  public let field: String?

  /// What is wrong.
  public let fault: RecordFault

  /// A fault of a record.
  public init(line: Int, column: Int? = nil, field: String? = nil, fault: RecordFault) {
    self.line = line
    self.column = column
    self.field = field?.isEmpty == true ? nil : field
    self.fault = fault
  }
}

/// What is wrong with a record.
public enum RecordFault: Hashable, Sendable {
  /// It is no JSON.
  case json(JSONFault)

  /// It is no CSV or TSV.
  case delimited(DelimitedFault)

  /// It has bytes that are no UTF-8.
  case invalidUTF8

  /// It takes more bytes than the limit.
  case tooLarge(limit: Int)

  /// A field that must be there is not.
  case missing

  /// The value is of another kind: what was expected and what was found, in words.
  case unexpectedKind(expected: String, found: String)

  /// The value breaks a rule of the caller; why, in words.
  case invalid(String)
}

extension RecordError: CustomStringConvertible {
  /// Place and reason, such as `line 12, price: a number was expected, but a string was found`.
  public var description: String {
    let place = ["line \(line)", column.map { "column \($0)" }, field].compactMap(\.self).joined(separator: ", ")
    return "\(place): \(fault)"
  }
}

extension RecordFault: CustomStringConvertible {
  /// What is wrong, in English, without a full stop.
  public var description: String {
    switch self {
    case .json(let fault): fault.description
    case .delimited(let fault): fault.description
    case .invalidUTF8: JSONFault.invalidUTF8.description
    case .tooLarge(let limit): "the record is larger than \(limit) bytes"
    case .missing: "it is missing"
    case .unexpectedKind(let expected, let found): "\(expected) was expected, but \(found) was found"
    case .invalid(let reason): reason
    }
  }
}

extension RecordError {
  /// `error` in a record that starts at `start` in `bytes`, whose first byte stands at `position` in the text.
  init(_ error: JSONSyntaxError, in bytes: UnsafeBufferPointer<UInt8>, from start: Int, at position: TextPosition) {
    let before = UnsafeBufferPointer(rebasing: bytes[..<min(error.offset, bytes.count)])
    let place = position.advanced(over: before)
    self.init(
      line: place.line, column: place.column, field: JSONPath.path(to: error.offset, in: bytes, from: start),
      fault: .json(error.fault))
  }
}

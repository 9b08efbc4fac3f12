// Arrays and sequences: a record ends where its value does, and nothing tells where a malformed one ends.

extension JSONReader {
  /// The next element of the array; nil after its end.
  func nextElement(isFirst: Bool) throws -> JSONRecord? {
    var byte = try window.skipWhitespace()
    if byte == UInt8(ascii: "]") {
      window.drop(1)
      guard try window.skipWhitespace() == nil else { throw error(.json(.expectedEnd)) }
      state = .finished
      return nil
    }
    if !isFirst {
      guard byte == UInt8(ascii: ",") else { throw error(.json(byte == nil ? .truncated : .expectedCommaOrBracket)) }
      window.drop(1)
      byte = try window.skipWhitespace()
    }
    guard byte != nil else { throw error(.json(.truncated)) }
    let record = try value()
    state = .array(isFirst: false)
    return record
  }

  /// The next value; nil at the end.
  func nextInSequence() throws -> JSONRecord? {
    guard try window.skipWhitespace() != nil else {
      state = .finished
      return nil
    }
    return try value()
  }

  /// The value that starts the window. Reads as much as it takes.
  func value() throws -> JSONRecord {
    let line = window.position.line
    while true {
      switch window.withBytes(Self.parse) {
      case .success((_, let length)) where length > maximumRecordSize:
        throw error(.tooLarge(limit: maximumRecordSize))
      case .success((.number, let length)) where length == window.count && !window.isAtEnd:
        try window.readMore()  // there may be more digits
      case .success((let value, let length)):
        try requireSeparation(of: value, length: length)
        window.drop(length)
        return JSONRecord(value: value, line: line)
      case .failure(let fault) where fault.fault == .truncated && !window.isAtEnd:
        guard window.count <= maximumRecordSize else { throw error(.tooLarge(limit: maximumRecordSize)) }
        // Twice as much, so that parsing a large record again and again costs no more than parsing it twice.
        try window.fill(to: window.count * 2)
      case .failure(let fault):
        throw window.withBytes { RecordError(fault, in: $0, from: 0, at: window.position) }
      }
    }
  }

  /// `1 2` are two values, `12` is one, and `1true` is none.
  private func requireSeparation(of value: JSONValue, length: Int) throws {
    guard case .sequence = state, let next = window[length], !JSONParser.separates(value, from: next) else { return }
    window.drop(length)
    throw error(.json(.expectedEnd))
  }

  private static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<(JSONValue, Int), JSONSyntaxError> {
    var parser = JSONParser(bytes)
    do throws(JSONSyntaxError) {
      return .success((try parser.value(), parser.position))
    } catch {
      return .failure(error)
    }
  }
}

extension JSONParser {
  /// Whether `next` after a value shows that the value ended: whitespace, or a bracket after a bracket.
  static func separates(_ value: JSONValue, from next: UInt8) -> Bool {
    if isWhitespace(next) { return true }
    guard next == UInt8(ascii: "{") || next == UInt8(ascii: "[") else { return false }
    return switch value {
    case .object, .array: true
    default: false
    }
  }
}

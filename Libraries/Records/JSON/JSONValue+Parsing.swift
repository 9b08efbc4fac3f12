extension JSONValue {
  /// Reads one JSON text (RFC 8259) and nothing else; a byte order mark before it is skipped.
  ///
  /// Throws `RecordError` with the line, the column and, inside an object or array, the path to the fault.
  public init(parsing bytes: UnsafeBufferPointer<UInt8>) throws(RecordError) {
    var parser = JSONParser(bytes, from: ByteOrderMark.length(in: bytes))
    do throws(JSONSyntaxError) {
      self = try parser.value()
      parser.skipWhitespace()
      guard parser.current == nil else { throw parser.error(.expectedEnd) }
    } catch {
      throw RecordError(error, in: bytes, from: ByteOrderMark.length(in: bytes), at: TextPosition())
    }
  }

  /// Reads one JSON text (RFC 8259) and nothing else; a byte order mark before it is skipped. Throws `RecordError`.
  public init(parsing bytes: [UInt8]) throws(RecordError) {
    self = try bytes.withUnsafeBufferPointer { (buffer) throws(RecordError) in try JSONValue(parsing: buffer) }
  }

  /// Reads one JSON text (RFC 8259) and nothing else. Throws `RecordError`.
  public init(parsing text: String) throws(RecordError) {
    self = try JSONValue(parsing: Array(text.utf8))
  }
}

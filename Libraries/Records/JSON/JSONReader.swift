/// Reads JSON record by record, with memory for one record, however large the source is.
///
/// `automatic` finds out by itself what lies before it: an array of records, one record a line (JSON Lines), or records
/// one after the other that span lines. A byte order mark is skipped. A record starts on the line that it carries.
public final class JSONReader {
  /// How the records lie in the source.
  public enum Layout: Sendable {
    /// An array where the first character is `[`. Otherwise lines, unless the first record spans several of them.
    case automatic

    /// One array; its elements are the records.
    case array

    /// One record a line, or several; blank lines are skipped.
    case lines

    /// One record after the other, with or without whitespace between them.
    case sequence
  }

  enum State {
    case start
    case array(isFirst: Bool)
    case lines
    case sequence
    case finished
  }

  let maximumRecordSize: Int
  private let layout: Layout
  var window: InputWindow
  var state = State.start
  /// Further records of the line that was read last.
  var pending: ArraySlice<JSONRecord> = []

  /// Reads `source`; a record of more than `maximumRecordSize` bytes is an error.
  public init(_ source: any ByteSource, layout: Layout = .automatic, maximumRecordSize: Int = 16 * 1024 * 1024) {
    window = InputWindow(source)
    self.layout = layout
    self.maximumRecordSize = maximumRecordSize
  }

  /// The next record as soon as it is there; nil at the end.
  ///
  /// A failure concerns one line of JSON Lines, and the next call goes on behind it. What is thrown ends reading: a
  /// `RecordError` where the text is malformed in a way that hides where the next record starts, or a `FileError`.
  public func next() throws -> Result<JSONRecord, RecordError>? {
    if let record = pending.popFirst() { return .success(record) }
    do {
      switch state {
      case .start: return try first()
      case .array(let isFirst): return try nextElement(isFirst: isFirst).map(Result.success)
      case .lines: return try nextLine()
      case .sequence: return try nextInSequence().map(Result.success)
      case .finished: return nil
      }
    } catch {
      state = .finished
      throw error
    }
  }

  private func first() throws -> Result<JSONRecord, RecordError>? {
    try window.dropByteOrderMark()
    switch layout {
    case .lines:
      state = .lines
      return try nextLine()
    case .sequence:
      state = .sequence
      return try nextInSequence().map(Result.success)
    case .array:
      guard try window.skipWhitespace() == UInt8(ascii: "[") else {
        throw error(.json(window.count == 0 ? .truncated : .expectedArray))
      }
      return try firstElement()
    case .automatic:
      switch try window.skipWhitespace() {
      case nil:
        state = .finished
        return nil
      case UInt8(ascii: "["): return try firstElement()
      default: return try firstOfLinesOrSequence()
      }
    }
  }

  private func firstElement() throws -> Result<JSONRecord, RecordError>? {
    window.drop(1)
    return try nextElement(isFirst: true).map(Result.success)
  }

  /// A fault at the first byte of the window.
  func error(_ fault: RecordFault) -> RecordError {
    RecordError(line: window.position.line, column: window.position.column, fault: fault)
  }
}

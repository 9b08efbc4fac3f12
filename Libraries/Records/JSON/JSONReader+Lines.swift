// JSON Lines: a line is good or bad as a whole, and the next one starts afresh.

extension JSONReader {
  /// The next record, or why its line has none; nil at the end.
  func nextLine() throws -> Result<JSONRecord, RecordError>? {
    while true {
      switch try window.lineExtent(limit: maximumRecordSize) {
      case .end:
        state = .finished
        return nil
      case .tooLarge:
        let failure = RecordError(line: window.position.line, fault: .tooLarge(limit: maximumRecordSize))
        try window.dropLine()
        return .failure(failure)
      case .line(let length, let withBreak):
        let records = self.records(from: 0, to: length)
        window.drop(withBreak)
        switch records {
        case .success(let records):
          pending = records.dropFirst()
          if let record = records.first { return .success(record) }
        case .failure(let failure): return .failure(failure)
        }
      }
    }
  }

  /// Decides between lines and a sequence by the first record, which starts the window.
  ///
  /// Where the first line breaks off inside a value, the value may go on below. If that makes no value either, the text
  /// counts as lines when the second line is good by itself, and as a malformed sequence otherwise.
  func firstOfLinesOrSequence() throws -> Result<JSONRecord, RecordError>? {
    state = .lines
    guard case .line(let length, let withBreak) = try window.lineExtent(limit: maximumRecordSize),
      case .failure(let failure) = records(from: 0, to: length),
      failure.fault == .json(.truncated), withBreak > length
    else { return try nextLine() }
    do {
      let record = try value()
      state = .sequence
      return .success(record)
    } catch let error as RecordError {
      switch try window.lineExtent(from: withBreak, limit: maximumRecordSize) {
      case .end: break
      case .line(let length, _):
        guard case .success(let second) = records(from: withBreak, to: withBreak + length), !second.isEmpty
        else { throw error }
      case .tooLarge: throw error
      }
      return try nextLine()
    }
  }

  /// The values of a line in the window.
  private func records(from start: Int, to end: Int) -> Result<[JSONRecord], RecordError> {
    let position = window.position
    return window.withBytes { bytes in
      var parser = JSONParser(UnsafeBufferPointer(rebasing: bytes[start..<end]))
      var records: [JSONRecord] = []
      var valueStart = 0
      do throws(JSONSyntaxError) {
        parser.skipWhitespace()
        while parser.current != nil {
          valueStart = parser.position
          let value = try parser.value()
          records.append(JSONRecord(value: value, line: position.line))
          if let next = parser.current, !JSONParser.separates(value, from: next) { throw parser.error(.expectedEnd) }
          parser.skipWhitespace()
        }
        return .success(records)
      } catch {
        return .failure(RecordError(error, in: parser.bytes, from: valueStart, at: position))
      }
    }
  }
}

/// Writes CSV or TSV row by row, with memory for one row.
public final class DelimitedWriter {
  private let sink: any ByteSink
  private let format: DelimitedFormat
  private let formulas: FormulaRule
  private let columnCount: Int?
  private var rowCount = 0
  private var bytes: [UInt8] = []

  /// Writes to `sink`, the names of the columns first where there are any.
  ///
  /// `formulas` decides what happens to fields that a spreadsheet would run; choose `neutralised` where the fields come
  /// from other people and a spreadsheet may open them.
  public init(
    _ sink: any ByteSink, format: DelimitedFormat = .csv, columns: [String]? = nil, formulas: FormulaRule = .kept
  ) {
    self.sink = sink
    self.format = format
    self.formulas = formulas
    columnCount = columns?.count
    if let columns { append(columns) }
  }

  /// Adds a row. It reaches the sink when enough has been collected, at `flush()` and at `finish()`.
  ///
  /// Throws `FileError`, and `RecordError` where the row has more or fewer fields than there are columns.
  public func write(_ fields: [String]) throws {
    if let columnCount, fields.count != columnCount {
      throw RecordError(
        line: rowCount + 1, fault: .delimited(.fieldCount(found: fields.count, expected: columnCount)))
    }
    append(fields)
    if bytes.count >= outputChunkSize { try flush() }
  }

  /// Hands to the sink what was collected, for somebody who is waiting for it.
  public func flush() throws(FileError) {
    try sink.write(draining: &bytes)
  }

  /// Makes the sink final. Without it a `FileSink` leaves no file.
  public func finish() throws(FileError) {
    try flush()
    try sink.finish()
  }

  private func append(_ fields: [String]) {
    rowCount += 1
    if fields == [""] {
      bytes.append(contentsOf: "\"\"".utf8)
    }
    for (index, field) in fields.enumerated() {
      if index > 0 { bytes.append(format.separator) }
      append(formulas.writing(field))
    }
    bytes.append(contentsOf: format.rowEnd.utf8)
  }

  private func append(_ field: String) {
    guard needsQuotes(field) else {
      bytes.append(contentsOf: field.utf8)
      return
    }
    bytes.append(UInt8(ascii: "\""))
    for byte in field.utf8 {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// A byte order mark at the very beginning would be skipped by readers.
  private func needsQuotes(_ field: String) -> Bool {
    field.utf8.contains { byte in
      byte == format.separator || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    } || field.utf8.starts(with: ByteOrderMark.bytes)
  }
}

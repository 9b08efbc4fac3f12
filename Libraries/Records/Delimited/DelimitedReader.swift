/// Reads CSV or TSV row by row, with memory for one row, however large the source is.
///
/// Rows end in LF or CRLF; a byte order mark is skipped, and so are blank lines (a row of one empty field is written as
/// `""`). A row starts on the line that it carries, also where quoted fields span lines.
public final class DelimitedReader {
  /// Where the names of the columns come from.
  public enum Header: Sendable {
    /// The first row.
    case firstRow

    /// The caller.
    case names([String])

    /// Nowhere: fields are told by their number, and rows may differ in length.
    case none
  }

  private let format: DelimitedFormat
  private let formulas: FormulaRule
  private let maximumRecordSize: Int
  private var window: InputWindow
  private var header: Header
  private var columns: DelimitedColumns?
  private var isStarted = false
  private var isFinished = false
  private var lastFieldCount = 0

  /// Reads `source`; a row of more than `maximumRecordSize` bytes is an error.
  public init(
    _ source: any ByteSource, format: DelimitedFormat = .csv, header: Header = .firstRow, formulas: FormulaRule = .kept,
    maximumRecordSize: Int = 16 * 1024 * 1024
  ) {
    self.format = format
    self.formulas = formulas
    self.header = header
    self.maximumRecordSize = maximumRecordSize
    window = InputWindow(source)
  }

  /// The names of the columns; empty where there are none. Reads the first row if that was not done yet.
  ///
  /// Throws `RecordError` where the header is malformed or names a column twice, and `FileError`.
  public func columnNames() throws -> [String] {
    try start()
    return columns?.names ?? []
  }

  /// The next row; nil at the end.
  ///
  /// A failure concerns one row, and the next call goes on behind its line. What is thrown ends reading: a
  /// `RecordError` where the header is wrong or a quote is never closed, which hides where rows start, or a
  /// `FileError`.
  public func next() throws -> Result<DelimitedRow, RecordError>? {
    guard !isFinished else { return nil }
    do {
      try start()
      return try nextRow()
    } catch {
      isFinished = true
      throw error
    }
  }

  private func start() throws {
    guard !isStarted else { return }
    isStarted = true
    try window.dropByteOrderMark()
    switch header {
    case .none: break
    case .names(let names): try setColumns(names, line: 1)
    case .firstRow:
      guard let row = try nextRow()?.get() else { return }
      try setColumns(row.fields, line: row.line)
    }
  }

  private func setColumns(_ names: [String], line: Int) throws(RecordError) {
    do throws(DelimitedColumns.DuplicateName) {
      columns = try DelimitedColumns(names)
    } catch {
      throw RecordError(line: line, field: error.name, fault: .delimited(.duplicateColumn))
    }
  }

  private func nextRow() throws -> Result<DelimitedRow, RecordError>? {
    while true {
      if try skipBlankLine() { continue }
      guard window.count > 0 else { return nil }
      let line = window.position.line
      switch parse() {
      case .row(_, let length) where length > maximumRecordSize:
        window.drop(length)
        return .failure(RecordError(line: line, fault: .tooLarge(limit: maximumRecordSize)))
      case .row(let fields, let length):
        window.drop(length)
        return row(fields, line: line)
      case .incomplete(let isQuoted):
        guard window.count > maximumRecordSize else {
          try window.fill(to: window.count * 2)
          continue
        }
        let error = RecordError(line: line, fault: .tooLarge(limit: maximumRecordSize))
        guard !isQuoted else { throw error }
        window.drop(window.count)
        try window.dropLine()
        return .failure(error)
      case .fault(let fault, let field, let offset):
        window.drop(offset)
        let error = RecordError(
          line: window.position.line, column: window.position.column,
          field: DelimitedColumns.fieldName(field, in: columns), fault: .delimited(fault))
        guard fault != .unclosedQuote else { throw error }
        try window.dropLine()
        return .failure(error)
      }
    }
  }

  private func parse() -> DelimitedParser.Outcome {
    let isComplete = window.isAtEnd
    return window.withBytes { bytes in
      var parser = DelimitedParser(
        bytes, separator: format.separator, isComplete: isComplete, expectedFields: lastFieldCount)
      return parser.row()
    }
  }

  /// Drops an empty line, if there is one, and reads on where nothing is left in the window.
  private func skipBlankLine() throws -> Bool {
    try window.fill(to: 2)
    switch (window[0], window[1]) {
    case (UInt8(ascii: "\n"), _): window.drop(1)
    case (UInt8(ascii: "\r"), UInt8(ascii: "\n")): window.drop(2)
    default: return false
    }
    return true
  }

  private func row(_ fields: [String], line: Int) -> Result<DelimitedRow, RecordError> {
    lastFieldCount = fields.count
    if let expected = columns?.names.count, fields.count != expected {
      let field = DelimitedColumns.fieldName(min(fields.count, expected), in: columns)
      let fault = DelimitedFault.fieldCount(found: fields.count, expected: expected)
      return .failure(RecordError(line: line, field: field, fault: .delimited(fault)))
    }
    let fields = formulas == .kept ? fields : fields.map(formulas.reading)
    return .success(DelimitedRow(line: line, fields: fields, columns: columns))
  }
}

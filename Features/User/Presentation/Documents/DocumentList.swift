import Commands
import Records

/// Documents on standard input: CSV of a type and a number a row.
struct DocumentList {
  private let context: CommandContext

  init(_ context: CommandContext) {
    self.context = context
  }

  /// Prints one answer per row, in order, with memory for one row. Rows that cannot be read are told and skipped; the
  /// failure at the end counts them.
  func checkAll() throws {
    if context.isInteractive { context.inform("One type,number a line; Ctrl-D ends.") }
    let reader = DelimitedReader(context.input, header: .none, maximumRecordSize: 1 << 20)
    var isFirst = true
    var unreadable = 0
    while let row = try next(reader) {
      try Task.checkCancellation()
      do {
        let row = try row.get()
        if !(isFirst && Self.isHeader(row.fields)) { try context.print(try answer(row)) }
      } catch let error as RecordError {
        unreadable += 1
        context.inform("\(error.description)")
      }
      isFirst = false
    }
    guard unreadable == 0 else {
      let rows = unreadable == 1 ? "1 row" : "\(unreadable) rows"
      throw Failure(
        .badData, "\(rows) could not be read; the others were checked.", hint: "A row is a type and a number: cpf,123.")
    }
  }

  private func next(_ reader: DelimitedReader) throws -> Result<DelimitedRow, RecordError>? {
    do {
      return try reader.next()
    } catch let error as RecordError {
      throw Failure(.badData, "Standard input, \(error); nothing after that was checked.")
    }
  }

  private func answer(_ row: DelimitedRow) throws(RecordError) -> DocumentAnswer {
    guard row.fields.count >= 2 else { throw row.failure("there is no number") }
    return DocumentAnswer(type: row.fields[0], number: row.fields[1])
  }

  private static func isHeader(_ fields: [String]) -> Bool {
    fields.prefix(2).map { $0.lowercased() } == ["type", "number"]
  }
}

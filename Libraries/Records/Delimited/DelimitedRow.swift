/// A row of a table, and where it was read.
public struct DelimitedRow: Sendable {
  /// The line on which the row starts, from 1.
  public let line: Int

  /// The fields from left to right; as many as there are columns, where these have names.
  public let fields: [String]

  let columns: DelimitedColumns?

  /// A field that must not be empty. Throws `RecordError` where it is, or where there is no such column.
  public func string(_ column: String) throws(RecordError) -> String {
    guard columns?.index(of: column) != nil else { throw error(.delimited(.noColumn), column: column) }
    guard let text = optionalString(column) else { throw error(.missing, column: column) }
    return text
  }

  /// A field; nil where it is empty, or where there is no such column.
  public func optionalString(_ column: String) -> String? {
    guard let index = columns?.index(of: column), fields.indices.contains(index), !fields[index].isEmpty else {
      return nil
    }
    return fields[index]
  }

  /// A field with a whole number in it. Throws `RecordError` where it is missing, no number, or outside `Int64`.
  public func integer(_ column: String) throws(RecordError) -> Int64 {
    let text = try string(column)
    guard let integer = Int64(text) else {
      throw error(.unexpectedKind(expected: "a whole number", found: "“\(text.prefix(40))”"), column: column)
    }
    return integer
  }

  /// A field that breaks a rule of the caller; nil means the row as a whole.
  public func failure(_ reason: String, column: String? = nil) -> RecordError {
    error(.invalid(reason), column: column)
  }

  private func error(_ fault: RecordFault, column: String?) -> RecordError {
    RecordError(line: line, field: column, fault: fault)
  }
}

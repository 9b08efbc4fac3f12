/// One row of an answer, valid until the closure that receives it returns.
///
/// Columns are read by name or by place, with a type: `let title: String = try row["title"]`, or
/// `try row["title", as: String.self]`. A column that may be NULL is read as an optional. Reading the columns in the
/// order in which the statement names them costs one comparison each.
public struct Row: ~Copyable {
  private let cursor: any Cursor

  package init(cursor: any Cursor) {
    self.cursor = cursor
  }

  /// The value of a column. Throws a `column` error, which names column and statement and not the value, when there is
  /// no such column, when it is NULL and `Value` is no optional, or when it holds what `Value` cannot be made of.
  @inlinable
  public subscript<Value: DatabaseConvertible>(_ column: String, as type: Value.Type = Value.self) -> Value {
    get throws {
      let index = try index(of: column)
      guard let value = Value(databaseValue: value(at: index)) else { throw mismatch(at: index, type) }
      return value
    }
  }

  /// The value of the column at a place, counted from 0. Throws as the subscript by name does.
  @inlinable
  public subscript<Value: DatabaseConvertible>(_ index: Int, as type: Value.Type = Value.self) -> Value {
    get throws {
      try checkIndex(index)
      guard let value = Value(databaseValue: value(at: index)) else { throw mismatch(at: index, type) }
      return value
    }
  }

  /// The names of the columns, in order.
  public var columns: [String] {
    (0..<cursor.columnCount).map { cursor.columnName(at: $0) }
  }

  @usableFromInline
  func value(at index: Int) -> DatabaseValue {
    cursor.value(at: index)
  }

  @usableFromInline
  func index(of column: String) throws -> Int {
    guard let index = cursor.columnIndex(named: column) else {
      throw StorageError(
        .column(column), message: "there is no column \"\(column)\" in the answer", statement: cursor.statementText)
    }
    return index
  }

  @usableFromInline
  func checkIndex(_ index: Int) throws {
    guard index < 0 || index >= cursor.columnCount else { return }
    throw StorageError(
      .column("\(index)"), message: "the answer has \(cursor.columnCount) columns, and no column \(index)",
      statement: cursor.statementText)
  }

  @usableFromInline
  func mismatch(at index: Int, _ type: Any.Type) -> StorageError {
    let name = cursor.columnName(at: index)
    return StorageError(
      .column(name), message: "column \"\(name)\" holds \(cursor.value(at: index).typeName), not a valid \(type)",
      statement: cursor.statementText)
  }
}

/// What a back end implements for ``Reader`` and ``Writer``: one connection, used by one thread at a time.
package protocol Session: AnyObject {
  /// Calls `body` with each row until it returns false; refuses a statement that writes unless `mayWrite`.
  func visit(_ sql: SQL, mayWrite: Bool, _ body: (borrowing Row) throws -> Bool) throws

  /// Runs one statement to its end; returns the number of rows changed.
  func execute(_ sql: SQL) throws -> Int

  /// Runs one `INSERT`; returns the number of the new row.
  func insert(_ sql: SQL) throws -> Int64

  /// Runs statements separated by semicolons.
  func executeScript(_ sql: SQL) throws

  /// Marks a state of the open transaction to return to.
  func beginSavepoint() throws -> Savepoint

  /// Keeps what was done since the mark.
  func release(_ savepoint: Savepoint) throws

  /// Undoes what was done since the mark.
  func rollBack(to savepoint: Savepoint) throws

  var textSearch: any TextSearchDialect { get }
}

/// A state of an open transaction, with the tables that had been changed by then.
package struct Savepoint {
  package let changedTables: Set<String>

  package init(changedTables: Set<String>) {
    self.changedTables = changedTables
  }
}

/// What a back end implements for ``Row``: a statement that stands on a row.
package protocol Cursor: AnyObject {
  /// The statement, without the values bound to it.
  var statementText: String { get }

  var columnCount: Int { get }

  /// The name of a column below `columnCount`.
  func columnName(at index: Int) -> String

  /// The place of the first column of that name.
  func columnIndex(named name: String) -> Int?

  /// The value in a column below `columnCount` of the current row.
  func value(at index: Int) -> DatabaseValue
}

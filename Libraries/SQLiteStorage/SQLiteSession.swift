import CSQLite
import Storage

extension SQLiteConnection: Session {
  func visit(_ sql: SQL, mayWrite: Bool, _ body: (borrowing Row) throws -> Bool) throws {
    try use(sql, mayWrite: mayWrite) { statement in
      let row = Row(cursor: statement)
      while try statement.step() {
        guard try body(row) else { break }
      }
    }
  }

  func execute(_ sql: SQL) throws -> Int {
    try use(sql, mayWrite: true) { statement in
      let before = sqlite3_total_changes64(handle)
      try statement.finish()
      // A statement that changes no rows leaves the number of the one before it.
      return sqlite3_total_changes64(handle) == before ? 0 : Int(sqlite3_changes64(handle))
    }
  }

  func insert(_ sql: SQL) throws -> Int64 {
    try use(sql, mayWrite: true) { statement in
      sqlite3_set_last_insert_rowid(handle, 0)
      try statement.finish()
      let id = sqlite3_last_insert_rowid(handle)
      guard id != 0 else { throw StorageError(.misuse, message: "no row was inserted", statement: sql.text) }
      return id
    }
  }

  func executeScript(_ sql: SQL) throws {
    guard sql.values.isEmpty else {
      throw StorageError(.misuse, message: "a script cannot bind values", statement: sql.text)
    }
    try useEach(in: sql.text)
  }

  func beginSavepoint() throws -> Savepoint {
    try checkTransactionIsOpen()
    try control("SAVEPOINT inner")
    return Savepoint(changedTables: changedTables)
  }

  func release(_ savepoint: Savepoint) throws {
    try checkTransactionIsOpen()
    try control("RELEASE inner")
  }

  func rollBack(to savepoint: Savepoint) throws {
    // When SQLite has ended the transaction nothing is left to undo, and whatever comes next throws.
    guard isInTransaction else { return }
    try control("ROLLBACK TO inner")
    try control("RELEASE inner")
    changedTables = savepoint.changedTables
  }

  var textSearch: any TextSearchDialect { FTS5Dialect() }
}

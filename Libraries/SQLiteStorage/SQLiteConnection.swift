import CSQLite
import Storage

/// One connection to a database; whoever holds it sees to it that one thread at a time uses it.
final class SQLiteConnection {
  let handle: OpaquePointer
  private let wait: BusyWait
  private let tables = WrittenTables()
  private var statements: StatementCache
  /// Set from the moment a transaction for writing begins until it has ended.
  private(set) var isWriting = false
  private var changedTables: Set<String> = []
  /// Called with the tables that a transaction changed, once it is committed.
  var didCommit: (Set<String>) -> Void = { _ in }

  /// Opens a file by its name or URI, or `:memory:`.
  init(uri: String, isReadOnly: Bool, timeout: Duration) throws {
    var opened: OpaquePointer?
    let access = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE
    let code = sqlite3_open_v2(uri, &opened, access | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let opened else {
      defer { sqlite3_close_v2(opened) }
      throw StorageError.sqlite(code, handle: opened, statement: nil)
    }
    handle = opened
    statements = StatementCache(handle: opened)
    wait = BusyWait(timeout: timeout)
    sqlite3_extended_result_codes(handle, 1)
    wait.install(on: handle)
    tables.install(on: handle)
    try control("PRAGMA foreign_keys = ON")
    // A commit in WAL mode reaches the disk before it is acknowledged only with FULL.
    try control("PRAGMA synchronous = FULL")
  }

  deinit {
    statements.removeAll()
    sqlite3_close_v2(handle)
  }

  /// Runs a statement of this module, which may be one that callers may not use.
  func control(_ text: String) throws {
    let statement = try statements.take(text, recording: tables)
    defer { statements.give(back: statement) }
    while try statement.step() {}
  }

  /// The number that a statement of this module answers with.
  func controlValue(_ text: String) throws -> DatabaseValue {
    let statement = try statements.take(text, recording: tables)
    defer { statements.give(back: statement) }
    return try statement.step() && statement.columnCount > 0 ? statement.value(at: 0) : .null
  }
}

// MARK: - Transactions

extension SQLiteConnection {
  /// Runs `body` in a transaction that only reads.
  func snapshot<Value>(_ body: () throws -> Value) throws -> Value {
    try control("BEGIN")
    // Ending a transaction that wrote nothing cannot fail in a way that matters to who has read.
    defer { try? control("COMMIT") }
    return try body()
  }

  /// Runs `body` in a transaction that writes: committed if it returns, undone if it throws.
  func transaction<Value>(_ body: () throws -> Value) throws -> Value {
    try control("BEGIN IMMEDIATE")
    isWriting = true
    changedTables = []
    defer { isWriting = false }
    let value: Value
    do {
      value = try body()
      try checkTransactionIsOpen()
      try noteChangedTables()
      try control("COMMIT")
    } catch {
      if sqlite3_get_autocommit(handle) == 0 { try? control("ROLLBACK") }
      throw error
    }
    if !changedTables.isEmpty { didCommit(changedTables) }
    return value
  }

  /// Counts the commit in the table by which other connections learn what it touched.
  private func noteChangedTables() throws {
    for table in changedTables.sorted() {
      try ChangeCounters.increment(table, on: self)
    }
  }

  /// SQLite ends a transaction by itself after some errors, such as a full disk. What follows must not run outside of
  /// it, even if the body has caught that error.
  private func checkTransactionIsOpen() throws {
    guard isWriting, sqlite3_get_autocommit(handle) != 0 else { return }
    throw StorageError(.misuse, message: "an earlier error has ended and undone the transaction")
  }
}

// MARK: - Session

extension SQLiteConnection: Session {
  func visit(_ sql: SQL, mayWrite: Bool, _ body: (borrowing Row) throws -> Bool) throws {
    try run(sql, mayWrite: mayWrite) { statement in
      let row = Row(cursor: statement)
      while try statement.step() {
        guard try body(row) else { break }
      }
    }
  }

  func execute(_ sql: SQL) throws -> Int {
    try run(sql, mayWrite: true) { statement in
      while try statement.step() {}
      return statement.isReadOnly ? 0 : Int(sqlite3_changes64(handle))
    }
  }

  func insert(_ sql: SQL) throws -> Int64 {
    try run(sql, mayWrite: true) { statement in
      while try statement.step() {}
      return sqlite3_last_insert_rowid(handle)
    }
  }

  func executeScript(_ sql: SQL) throws {
    guard sql.values.isEmpty else {
      throw StorageError(.misuse, message: "a script cannot bind values", statement: sql.text)
    }
    try checkTransactionIsOpen()
    var rest = sql.text[...]
    while let (statement, remainder) = try SQLiteStatement.prepare(rest, on: handle, recording: tables) {
      try checkIsAllowed(statement, mayWrite: true)
      while try statement.step() {}
      changedTables.formUnion(statement.writtenTables)
      rest = remainder
    }
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
    // Nothing is left to undo when SQLite has ended the transaction; the error that says so comes at its end.
    guard sqlite3_get_autocommit(handle) == 0 else { return }
    changedTables = savepoint.changedTables
    try control("ROLLBACK TO inner")
    try control("RELEASE inner")
  }

  var textSearch: any TextSearchDialect { FTS5Dialect() }

  private func run<Value>(
    _ sql: SQL, mayWrite: Bool, _ body: (SQLiteStatement) throws -> Value
  ) throws -> Value {
    try checkTransactionIsOpen()
    let statement = try statements.take(sql.text, recording: tables)
    defer { statements.give(back: statement) }
    try checkIsAllowed(statement, mayWrite: mayWrite)
    try statement.bind(sql.values)
    if statement.isReadOnly { return try body(statement) }
    let before = sqlite3_total_changes64(handle)
    defer {
      if sqlite3_total_changes64(handle) != before { changedTables.formUnion(statement.writtenTables) }
    }
    return try body(statement)
  }

  private func checkIsAllowed(_ statement: SQLiteStatement, mayWrite: Bool) throws {
    if statement.isControl {
      throw StorageError(
        .misuse, message: "transactions and settings are the database's own business", statement: statement.text)
    }
    if !mayWrite && !statement.isReadOnly {
      throw StorageError(.misuse, message: "a read cannot change anything", statement: statement.text)
    }
  }
}

import CSQLite
import Storage

/// One connection to a database; whoever holds it sees to it that one thread at a time uses it.
final class SQLiteConnection {
  let handle: OpaquePointer
  private let wait: BusyWait
  private let authorizer = StatementAuthorizer()
  private var statements: StatementCache
  private var transactionStatements: TransactionStatements?
  /// Set from the moment a transaction for writing begins until it has ended.
  private(set) var isWriting = false
  /// The tables that the open transaction has changed so far.
  var changedTables: Set<String> = []
  /// The error after which SQLite ended the open transaction by itself.
  private var endingError: StorageError?
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
    authorizer.install(on: handle)
    try control("PRAGMA foreign_keys = ON")
    // A commit in WAL mode reaches the disk before it is acknowledged only with FULL.
    try control("PRAGMA synchronous = FULL")
  }

  deinit {
    transactionStatements = nil
    statements.removeAll()
    sqlite3_close_v2(handle)
  }

  /// Runs `body` with a statement of a caller, which has to be one that callers may use.
  ///
  /// After some errors, such as a full disk, SQLite ends the transaction by itself. What follows must then not run
  /// outside of it, even if somebody has caught that error.
  func use<Value>(_ sql: SQL, mayWrite: Bool, _ body: (SQLiteStatement) throws -> Value) throws -> Value {
    try checkTransactionIsOpen()
    let statement = try statements.take(sql.text, authorizer: authorizer)
    defer { statements.give(back: statement) }
    try statement.checkIsAllowed(mayWrite: mayWrite)
    try statement.bind(sql.values)
    if statement.isReadOnly { return try body(statement) }
    let before = sqlite3_total_changes64(handle)
    defer {
      if sqlite3_total_changes64(handle) != before { changedTables.formUnion(statement.writtenTables) }
    }
    return try noticingEnd { try body(statement) }
  }

  /// Runs statements of a caller, one after the other.
  func useEach(in script: String) throws {
    var rest = script[...]
    while let (statement, remainder) = try SQLiteStatement.prepare(rest, on: handle, authorizer: authorizer) {
      try checkTransactionIsOpen()
      try statement.checkIsAllowed(mayWrite: true)
      try noticingEnd { try statement.finish() }
      changedTables.formUnion(statement.writtenTables)
      rest = remainder
    }
  }

  /// Runs a statement of this module and returns its first value, if it has one.
  @discardableResult
  func control(_ text: String) throws -> DatabaseValue? {
    authorizer.allowsSettings = true
    defer { authorizer.allowsSettings = false }
    let statement = try statements.take(text, authorizer: authorizer)
    defer { statements.give(back: statement) }
    return try statement.step() && statement.columnCount > 0 ? statement.value(at: 0) : nil
  }

  /// Runs a statement of this module and calls `body` with each row of its answer.
  func controlRows(_ text: String, _ body: (borrowing Row) throws -> Void) throws {
    authorizer.allowsSettings = true
    defer { authorizer.allowsSettings = false }
    let statement = try statements.take(text, authorizer: authorizer)
    defer { statements.give(back: statement) }
    let row = Row(cursor: statement)
    while try statement.step() { try body(row) }
  }

  func checkTransactionIsOpen() throws {
    if isWriting, let endingError { throw endingError }
  }

  private func noticingEnd<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as StorageError {
      if isWriting && !isInTransaction && endingError == nil { endingError = error }
      throw error
    }
  }
}

// MARK: - Transactions

extension SQLiteConnection {
  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// Runs `body` in a transaction that only reads.
  func snapshot<Value>(_ body: () throws -> Value) throws -> Value {
    let statements = try preparedTransactionStatements()
    try statements.begin.runOnce()
    defer {
      // Nothing was written, so that either way of ending is as good as the other.
      do { try statements.commit.runOnce() } catch { try? statements.rollBack.runOnce() }
    }
    return try body()
  }

  /// Runs `body` in a transaction that writes: committed if it returns, undone if it throws.
  func transaction<Value>(_ body: () throws -> Value) throws -> Value {
    let statements = try preparedTransactionStatements()
    guard !hasMoved else {
      throw StorageError(.inputOutput, message: "the file of the database was moved or removed while it was open")
    }
    try statements.beginImmediate.runOnce()
    isWriting = true
    changedTables = []
    endingError = nil
    defer { isWriting = false }
    let value: Value
    do {
      value = try body()
      try checkTransactionIsOpen()
      for table in changedTables.sorted() { try ChangeCounters.increment(table, on: self) }
      try statements.commit.runOnce()
    } catch {
      if isInTransaction { try? statements.rollBack.runOnce() }
      throw error
    }
    if !changedTables.isEmpty { didCommit(changedTables) }
    return value
  }

  /// Whether another file, or none, is at the path now: what is written to this one would reach nobody. Costs a `stat`.
  private var hasMoved: Bool {
    var hasMoved: CInt = 0
    return sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &hasMoved) == SQLITE_OK && hasMoved != 0
  }

  private func preparedTransactionStatements() throws -> TransactionStatements {
    if let transactionStatements { return transactionStatements }
    let prepared = try TransactionStatements { [handle, authorizer] text in
      guard
        let statement = try SQLiteStatement.prepare(text[...], on: handle, authorizer: authorizer, isPersistent: true)
      else { throw StorageError(.misuse, message: "there is no statement in it", statement: text) }
      return statement.statement
    }
    transactionStatements = prepared
    return prepared
  }
}

/// The statements around every read and write, which need not be looked up each time.
private struct TransactionStatements {
  let begin: SQLiteStatement
  let beginImmediate: SQLiteStatement
  let commit: SQLiteStatement
  let rollBack: SQLiteStatement

  init(prepare: (String) throws -> SQLiteStatement) throws {
    begin = try prepare("BEGIN")
    beginImmediate = try prepare("BEGIN IMMEDIATE")
    commit = try prepare("COMMIT")
    rollBack = try prepare("ROLLBACK")
  }
}

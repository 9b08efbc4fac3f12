import CSQLite
import Storage

/// A prepared statement, and the row on which it stands.
final class SQLiteStatement {
  let text: String
  /// The tables that it may write, also by triggers and foreign keys.
  let writtenTables: Set<String>
  let isReadOnly: Bool
  /// Whether it begins or ends a transaction or savepoint.
  let isTransactionControl: Bool
  var isInUse = false
  var lastUse = 0
  private let handle: OpaquePointer
  private let database: OpaquePointer
  private var columnNames: [String] = []
  /// The same without names that stand further left already.
  private var firstNames: [String?] = []
  private var nextColumn = 0

  private init(_ handle: OpaquePointer, text: String, database: OpaquePointer, authorizer: StatementAuthorizer) {
    self.handle = handle
    self.text = text
    self.database = database
    writtenTables = authorizer.writtenTables
    isTransactionControl = authorizer.isTransactionControl
    isReadOnly = sqlite3_stmt_readonly(handle) != 0
    loadColumnNames()
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Prepares the first statement in `text`; returns it and what follows, or nil if there is none.
  static func prepare(
    _ text: Substring, on database: OpaquePointer, authorizer: StatementAuthorizer, isPersistent: Bool = false
  ) throws -> (statement: SQLiteStatement, rest: Substring)? {
    authorizer.reset()
    var handle: OpaquePointer?
    var text = text
    let flags = isPersistent ? UInt32(SQLITE_PREPARE_PERSISTENT) : 0
    let (code, length) = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        var tail: UnsafePointer<CChar>?
        let count = Int32(clamping: characters.count)
        let code = sqlite3_prepare_v3(database, characters.baseAddress, count, flags, &handle, &tail)
        let length = characters.baseAddress.flatMap { start in tail.map { $0 - start } } ?? 0
        return (code, length)
      }
    }
    guard code != SQLITE_AUTH else {
      throw StorageError(.misuse, message: "settings are the database's own business", statement: String(text))
    }
    guard code == SQLITE_OK else {
      throw StorageError.sqlite(code, handle: database, statement: String(text))
    }
    guard let handle else { return nil }
    let end = text.utf8.index(text.startIndex, offsetBy: length)
    let statement = SQLiteStatement(
      handle, text: String(text[..<end]), database: database, authorizer: authorizer)
    return (statement, text[end...])
  }

  func bind(_ values: [DatabaseValue]) throws {
    guard sqlite3_bind_parameter_count(handle) == values.count else {
      throw StorageError(
        .misuse, message: "a statement and its values do not fit: is there a \"?\" in it?", statement: text)
    }
    var position: Int32 = 0
    for value in values {
      position += 1
      let code = bind(value, at: position)
      guard code == SQLITE_OK else { throw StorageError.sqlite(code, handle: database, statement: text) }
    }
  }

  private func bind(_ value: DatabaseValue, at position: Int32) -> Int32 {
    // Tells SQLite to copy, since the buffer goes when the call returns.
    let copying = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    switch value {
    case .null: return sqlite3_bind_null(handle, position)
    case .integer(let integer): return sqlite3_bind_int64(handle, position, integer)
    case .real(let real): return sqlite3_bind_double(handle, position, real)
    // An empty buffer may have no address, and SQLite takes none for NULL.
    case .text(""): return sqlite3_bind_text(handle, position, "", 0, copying)
    case .text(var text):
      return text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          sqlite3_bind_text64(handle, position, $0.baseAddress, UInt64($0.count), copying, UInt8(SQLITE_UTF8))
        }
      }
    case .blob(let bytes):
      return bytes.isEmpty
        ? sqlite3_bind_zeroblob(handle, position, 0)
        : bytes.withUnsafeBytes {
          sqlite3_bind_blob64(handle, position, $0.baseAddress, UInt64($0.count), copying)
        }
    }
  }

  /// Goes to the next row; false when there is none.
  func step() throws -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW:
      // A schema that changed meanwhile prepares the statement anew, and `SELECT *` may have other columns then.
      if Int(sqlite3_column_count(handle)) != columnNames.count { loadColumnNames() }
      return true
    case SQLITE_DONE:
      return false
    case let code:
      throw StorageError.sqlite(code, handle: database, statement: text)
    }
  }

  /// Runs it to its end, whatever rows it has.
  func finish() throws {
    while try step() {}
  }

  /// Runs it, and makes it ready for its next use.
  func runOnce() throws {
    defer { sqlite3_reset(handle) }
    try finish()
  }

  func checkIsAllowed(mayWrite: Bool) throws {
    if isTransactionControl {
      throw StorageError(.misuse, message: "transactions are the database's own business", statement: text)
    }
    if !mayWrite && !isReadOnly {
      throw StorageError(.misuse, message: "a read cannot change anything", statement: text)
    }
  }

  /// Makes it ready for its next use and drops the values bound to it.
  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
    nextColumn = 0
  }

  private func loadColumnNames() {
    columnNames = (0..<sqlite3_column_count(handle)).map { index in
      sqlite3_column_name(handle, index).map { String(cString: $0) } ?? ""
    }
    firstNames = columnNames.indices.map { columnNames[..<$0].contains(columnNames[$0]) ? nil : columnNames[$0] }
  }
}

extension SQLiteStatement: Cursor {
  var statementText: String { text }

  var columnCount: Int { columnNames.count }

  func columnName(at index: Int) -> String { columnNames[index] }

  func columnIndex(named name: String) -> Int? {
    // Columns are mostly read in their order.
    if nextColumn < firstNames.count, firstNames[nextColumn] == name {
      nextColumn += 1
      return nextColumn - 1
    }
    guard let index = firstNames.firstIndex(of: name) else { return nil }
    nextColumn = index + 1
    return index
  }

  func value(at index: Int) -> DatabaseValue {
    let column = Int32(truncatingIfNeeded: index)
    switch sqlite3_column_type(handle, column) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(handle, column))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(handle, column))
    case SQLITE_TEXT:
      guard let start = sqlite3_column_text(handle, column) else { return .text("") }
      let count = Int(sqlite3_column_bytes(handle, column))
      return .text(String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self))
    case SQLITE_BLOB:
      guard let start = sqlite3_column_blob(handle, column) else { return .blob([]) }
      let count = Int(sqlite3_column_bytes(handle, column))
      return .blob([UInt8](UnsafeRawBufferPointer(start: start, count: count)))
    default: return .null
    }
  }
}

import CSQLite
import Storage

extension StorageError {
  /// The error that SQLite has just reported on a connection.
  static func sqlite(_ code: Int32, handle: OpaquePointer?, statement: String?) -> StorageError {
    let extended = handle.map { sqlite3_extended_errcode($0) } ?? code
    // A connection may know more about another call than about the one that returned `code`.
    let isSame = extended & 0xff == code & 0xff
    let text = isSame ? handle.flatMap { sqlite3_errmsg($0) } : sqlite3_errstr(code)
    let message = text.map { String(cString: $0) } ?? "unknown error"
    return StorageError(
      kind(of: isSame ? extended : code), code: Int(isSame ? extended : code), message: withoutValues(message),
      statement: statement)
  }

  /// The full-text module quotes the query, which is a value, in its messages.
  private static func withoutValues(_ message: String) -> String {
    message.hasPrefix("fts5:") ? "malformed full-text query" : message
  }

  private static func kind(of code: Int32) -> Kind {
    switch code & 0xff {
    case SQLITE_BUSY: .busy
    case SQLITE_LOCKED: .locked
    case SQLITE_READONLY: .readOnly
    case SQLITE_NOTADB: .notADatabase
    case SQLITE_CORRUPT: .corrupt
    case SQLITE_FULL: .full
    case SQLITE_IOERR: .inputOutput
    case SQLITE_CANTOPEN, SQLITE_PERM: .cannotOpen
    case SQLITE_CONSTRAINT: .constraint(constraint(of: code >> 8))
    case SQLITE_INTERRUPT: .interrupted
    case SQLITE_MISUSE, SQLITE_RANGE, SQLITE_TOOBIG, SQLITE_AUTH: .misuse
    default: .other
    }
  }

  /// The second byte of SQLite's extended codes, whose names are macros that Swift cannot see.
  private static func constraint(of detail: Int32) -> Constraint {
    switch detail {
    case 1: .check
    case 3: .foreignKey
    case 5: .notNull
    case 6, 10: .primaryKey
    case 8: .unique
    default: .other
    }
  }
}

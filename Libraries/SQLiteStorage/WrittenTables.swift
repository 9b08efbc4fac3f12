import CSQLite

/// Records, while a statement is prepared, which tables it may write and whether it is one that callers may not use.
///
/// SQLite asks its authorizer about each action of a statement, those of triggers and foreign keys included.
final class WrittenTables {
  private(set) var tables: Set<String> = []
  private(set) var isControl = false

  func reset() {
    tables = []
    isControl = false
  }

  /// Begins to listen; this object has to live as long as the connection.
  func install(on handle: OpaquePointer) {
    let listener:
      @convention(c) (
        UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
        UnsafePointer<CChar>?
      ) -> Int32 = { context, action, subject, _, _, _ in
        guard let context else { return SQLITE_OK }
        Unmanaged<WrittenTables>.fromOpaque(context).takeUnretainedValue().note(action, subject)
        return SQLITE_OK
      }
    sqlite3_set_authorizer(handle, listener, Unmanaged.passUnretained(self).toOpaque())
  }

  private func note(_ action: Int32, _ subject: UnsafePointer<CChar>?) {
    switch action {
    case SQLITE_INSERT, SQLITE_UPDATE, SQLITE_DELETE:
      guard let subject else { return }
      let table = String(cString: subject)
      if !table.hasPrefix("sqlite_") { tables.insert(table) }
    case SQLITE_TRANSACTION, SQLITE_SAVEPOINT, SQLITE_ATTACH, SQLITE_DETACH, SQLITE_PRAGMA:
      isControl = true
    default:
      break
    }
  }
}

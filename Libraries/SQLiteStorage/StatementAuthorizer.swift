import CSQLite

/// Learns, while a statement is prepared, which tables it may write, and refuses settings to callers.
///
/// SQLite asks its authorizer about each action of a statement, those of triggers and foreign keys included.
final class StatementAuthorizer {
  /// The tables that the statement may write.
  private(set) var writtenTables: Set<String> = []
  /// Whether the statement begins or ends a transaction or savepoint.
  private(set) var isTransactionControl = false
  /// Whether settings may be changed and files attached. Some of that happens while the statement is prepared.
  var allowsSettings = false

  func reset() {
    writtenTables = []
    isTransactionControl = false
  }

  /// Begins to answer for a connection; this object has to live as long as that.
  func install(on handle: OpaquePointer) {
    let authorizer:
      @convention(c) (
        UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
        UnsafePointer<CChar>?
      ) -> Int32 = { context, action, subject, _, _, _ in
        guard let context else { return SQLITE_OK }
        return Unmanaged<StatementAuthorizer>.fromOpaque(context).takeUnretainedValue().answer(action, subject)
      }
    sqlite3_set_authorizer(handle, authorizer, Unmanaged.passUnretained(self).toOpaque())
  }

  private func answer(_ action: Int32, _ subject: UnsafePointer<CChar>?) -> Int32 {
    let subject = subject.map { String(cString: $0) } ?? ""
    switch action {
    case SQLITE_INSERT, SQLITE_UPDATE, SQLITE_DELETE:
      if !subject.hasPrefix("sqlite_") { writtenTables.insert(subject) }
    case SQLITE_TRANSACTION, SQLITE_SAVEPOINT:
      isTransactionControl = true
    case SQLITE_PRAGMA, SQLITE_ATTACH, SQLITE_DETACH:
      // The full-text module asks for the data version whenever it reads.
      if !allowsSettings && subject != "data_version" { return SQLITE_DENY }
    default:
      break
    }
    return SQLITE_OK
  }
}

import SQLiteStorage
import Storage
import Synchronization

/// The market's database, opened and migrated when something first reads or writes it, so that help and whatever else
/// needs no data works without one. What keeps it from opening is thrown at each use.
final class MarketDatabase: Database {
  private let open: @Sendable () throws -> SQLiteDatabase
  private let opened = Mutex<SQLiteDatabase?>(nil)

  init(_ open: @escaping @Sendable () throws -> SQLiteDatabase) {
    self.open = open
  }

  /// The database itself, for whoever looks after it.
  func database() throws -> SQLiteDatabase {
    try opened.withLock { opened in
      if let opened { return opened }
      let database = try open()
      opened = database
      return database
    }
  }

  func read<Value>(_ body: (borrowing Reader) throws -> Value) throws -> Value {
    try database().read(body)
  }

  func write<Value>(_ body: (borrowing Writer) throws -> Value) throws -> Value {
    try database().write(body)
  }

  func read<Value: Sendable>(
    _ body: @escaping @Sendable (borrowing Reader) throws -> Value
  ) async throws -> Value {
    try await database().read(body)
  }

  func write<Value: Sendable>(
    _ body: @escaping @Sendable (borrowing Writer) throws -> Value
  ) async throws -> Value {
    try await database().write(body)
  }

  func migrate(_ migrations: [Migration]) throws {
    try database().migrate(migrations)
  }

  func changes(in tables: Set<String>) -> DatabaseChanges {
    guard let database = try? database() else {
      // What does not open has no commits; the next read says why.
      return DatabaseChanges(signals: AsyncStream { $0.finish() }, pending: PendingChanges())
    }
    return database.changes(in: tables)
  }
}

public import Storage
public import User

/// What User knows, in a database that `UserMigrations` prepared.
///
/// Errors are those of Storage. Blocks the thread while another process writes, up to the database's timeout.
public struct DatabaseUserStore: UserStore {
  let database: any Database

  /// A store in this database.
  public init(_ database: any Database) {
    self.database = database
  }

  /// Does all of `body` or nothing; inside a write of this thread on the same database it joins that one.
  public func transaction<T: Sendable>(_ body: () throws -> T) throws -> T {
    try database.write { _ in try body() }
  }

  /// Runs `body` on one state of the database.
  public func snapshot<T: Sendable>(_ body: () throws -> T) throws -> T {
    try database.read { _ in try body() }
  }

  func execute(_ statement: SQL) throws {
    try database.write { db in _ = try db.execute(statement) }
  }
}

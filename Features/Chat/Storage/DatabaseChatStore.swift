public import Chat
public import Storage

/// Conversations in a database that `ChatMigrations` prepared.
public struct DatabaseChatStore: ChatStore {
  let database: any Database

  /// A store on a database, which other features may share.
  public init(_ database: any Database) {
    self.database = database
  }

  /// Runs `body` as one unit, joined by other stores on the same database.
  public func transaction<T: Sendable>(_ body: () throws -> T) throws -> T {
    try database.write { _ in try body() }
  }

  /// Runs `body` on one state of the database.
  public func snapshot<T: Sendable>(_ body: () throws -> T) throws -> T {
    try database.read { _ in try body() }
  }

  /// Something for every commit that may have added messages.
  public func changes() -> any AsyncSequence<Void, Never> & Sendable {
    database.changes(in: ["chat_message"]).map { _ in }
  }
}

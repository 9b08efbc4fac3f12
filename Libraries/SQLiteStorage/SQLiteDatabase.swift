public import Storage

/// A ``Database`` in one file (with `-wal` and `-shm` beside it while it is open), or in memory.
///
/// One connection writes and a few read, beside those of other processes. A commit is synchronised to the disk before
/// `write` returns. Everything closes when the last reference goes.
public final class SQLiteDatabase: Database {
  /// How a database is opened.
  public struct Configuration: Sendable {
    /// Marks the file as this program's: a database that bears another mark, or none and yet something in it, is
    /// refused with `otherProgram`. nil accepts all.
    public var applicationID: Int32?

    /// Whether the file may be read only; `write` then throws `readOnly`.
    public var isReadOnly = false

    /// How long to wait for another writer, in this process or another, before the `busy` error.
    public var busyTimeout = Duration.seconds(5)

    /// The size in bytes that the file may grow to, beyond which a write throws `full`; nil leaves it to the disk.
    public var sizeLimit: Int64?

    /// How many threads may read at once. At least 1.
    public var readerCount = 4

    /// The defaults: any program's database, for reading and writing.
    public init(applicationID: Int32? = nil) {
      self.applicationID = applicationID
    }
  }

  private let writer: ConnectionGate
  private let readers: ReaderPool?
  private let feed: any ChangeFeed
  private let writing = WorkLane(width: 1)
  private let reading: WorkLane

  /// Opens the database at `path`, and creates it, for its owner alone, if it is missing and may be written.
  ///
  /// Throws `cannotOpen`, `notADatabase`, `otherProgram`, `readOnly`, `busy` and whatever the system reports. Nothing
  /// is written to a file that is refused.
  public convenience init(path: String, configuration: Configuration = Configuration()) throws {
    let file = DatabaseFile(path: path, configuration: configuration)
    let connection = try file.openWriter()
    let feed = FileChangeFeed(open: file.openReader)
    connection.didCommit = { _ in feed.lookSoon() }
    self.init(
      writer: ConnectionGate(connection, timeout: configuration.busyTimeout),
      readers: ReaderPool(
        limit: max(1, configuration.readerCount), timeout: configuration.busyTimeout, open: file.openReader),
      feed: feed)
  }

  /// A database of its own in memory, gone with the last reference.
  ///
  /// It behaves as one in a file does, except that readers and writers take turns. Of `configuration`, only the timeout
  /// counts.
  public static func inMemory(configuration: Configuration = Configuration()) throws -> SQLiteDatabase {
    let connection = try SQLiteConnection(uri: ":memory:", isReadOnly: false, timeout: configuration.busyTimeout)
    try StorageSchema.create(on: connection)
    let feed = MemoryChangeFeed()
    connection.didCommit = feed.publish
    return SQLiteDatabase(
      writer: ConnectionGate(connection, timeout: configuration.busyTimeout), readers: nil, feed: feed)
  }

  private init(writer: ConnectionGate, readers: ReaderPool?, feed: any ChangeFeed) {
    self.writer = writer
    self.readers = readers
    self.feed = feed
    reading = WorkLane(width: readers?.limit ?? 1)
  }

  /// Runs `body` on a snapshot of the database.
  public func read<Value>(_ body: (borrowing Reader) throws -> Value) throws -> Value {
    try withSnapshot { connection in try body(Reader(session: connection)) }
  }

  /// Runs `body` with the connection that this thread holds already, or with one in a snapshot of its own.
  func withSnapshot<Value>(_ body: (SQLiteConnection) throws -> Value) throws -> Value {
    if let connection = writer.connectionOfThisThread ?? readers?.connectionOfThisThread {
      return try body(connection)
    }
    guard let readers else {
      return try writer.hold { connection in try connection.snapshot { try body(connection) } }
    }
    return try readers.hold { connection in try connection.snapshot { try body(connection) } }
  }

  /// Runs `body` in a transaction, or in a savepoint of the one that this thread is in.
  @discardableResult
  public func write<Value>(_ body: (borrowing Writer) throws -> Value) throws -> Value {
    if let connection = writer.connectionOfThisThread, connection.isWriting {
      return try Writer(session: connection).savepoint { try body(Writer(session: connection)) }
    }
    guard writer.connectionOfThisThread ?? readers?.connectionOfThisThread == nil else {
      throw StorageError(.misuse, message: "a write inside a read, which would not see what was written")
    }
    return try writer.hold { connection in
      try connection.transaction { try body(Writer(session: connection)) }
    }
  }

  /// Runs `body` on a snapshot, on another thread.
  public func read<Value: Sendable>(
    _ body: @escaping @Sendable (borrowing Reader) throws -> Value
  ) async throws -> Value {
    try await reading.run { try self.read(body) }
  }

  /// Runs `body` in a transaction, on another thread.
  @discardableResult
  public func write<Value: Sendable>(
    _ body: @escaping @Sendable (borrowing Writer) throws -> Value
  ) async throws -> Value {
    try await writing.run { try self.write(body) }
  }

  /// Follows commits of this and other processes.
  public func changes(in tables: Set<String>) -> DatabaseChanges {
    feed.subscribe(to: tables)
  }

  /// Applies the migrations that the database has not seen.
  public func migrate(_ migrations: [Migration]) throws {
    try Migrator(migrations: migrations).run(on: self)
  }
}

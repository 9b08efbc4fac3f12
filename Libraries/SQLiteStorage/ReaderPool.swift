import Dispatch
import Storage

/// A few connections for reading, opened when they are first needed and handed to one thread at a time.
///
/// Sendable because `lock` guards `idle` and `inUse`, and a connection in use is used by the one thread that took it.
final class ReaderPool: @unchecked Sendable {
  let limit: Int
  private let timeout: Duration
  private let open: @Sendable () throws -> SQLiteConnection
  private let places: DispatchSemaphore
  /// A semaphore and no `Mutex`, since ThreadSanitizer takes what a contended `Mutex` guards for a race (Swift 6.3).
  private let lock = DispatchSemaphore(value: 1)
  private var idle: [SQLiteConnection] = []
  private var inUse: [(thread: UInt, connection: SQLiteConnection)] = []

  init(limit: Int, timeout: Duration, open: @escaping @Sendable () throws -> SQLiteConnection) {
    self.limit = limit
    self.timeout = timeout
    self.open = open
    places = DispatchSemaphore(value: limit)
  }

  /// The connection that this thread took and has not given back.
  var connectionOfThisThread: SQLiteConnection? {
    let thread = currentThreadID()
    lock.wait()
    defer { lock.signal() }
    return inUse.first { $0.thread == thread }?.connection
  }

  /// Waits for a connection, and throws `busy` if none comes in time.
  func hold<Value>(_ body: (SQLiteConnection) throws -> Value) throws -> Value {
    guard places.wait(timeout: .now() + timeout.dispatchInterval) == .success else {
      throw StorageError(.busy, message: "\(limit) other threads have been reading for longer than \(timeout)")
    }
    defer { places.signal() }
    let connection = try take()
    defer { giveBack(connection) }
    return try body(connection)
  }

  private func take() throws -> SQLiteConnection {
    let thread = currentThreadID()
    lock.wait()
    let idle = idle.popLast()
    if let idle { inUse.append((thread, idle)) }
    lock.signal()
    if let idle { return idle }
    let opened = try open()
    lock.wait()
    inUse.append((thread, opened))
    lock.signal()
    return opened
  }

  private func giveBack(_ connection: SQLiteConnection) {
    lock.wait()
    inUse.removeAll { $0.connection === connection }
    idle.append(connection)
    lock.signal()
  }
}

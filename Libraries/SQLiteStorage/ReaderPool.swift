import Dispatch
import Storage
import Synchronization

/// A few connections for reading, opened when they are first needed and handed to one thread at a time.
///
/// Sendable because a connection is either in `idle`, which the mutex guards, or used by the one thread that took it.
final class ReaderPool: @unchecked Sendable {
  private struct State {
    var idle: [SQLiteConnection] = []
    var inUse: [(thread: UInt, connection: SQLiteConnection)] = []
  }

  let limit: Int
  private let timeout: Duration
  private let open: @Sendable () throws -> SQLiteConnection
  private let semaphore: DispatchSemaphore
  private let lock = Mutex(())
  private var state = State()

  init(limit: Int, timeout: Duration, open: @escaping @Sendable () throws -> SQLiteConnection) {
    self.limit = limit
    self.timeout = timeout
    self.open = open
    semaphore = DispatchSemaphore(value: limit)
  }

  /// The connection that this thread took and has not given back.
  var connectionOfThisThread: SQLiteConnection? {
    let thread = currentThreadID()
    return lock.withLock { _ in state.inUse.first { $0.thread == thread }?.connection }
  }

  /// Waits for a connection, and throws `busy` if none comes in time.
  func hold<Value>(_ body: (SQLiteConnection) throws -> Value) throws -> Value {
    guard semaphore.wait(timeout: .now() + timeout.dispatchInterval) == .success else {
      throw StorageError(.busy, message: "\(limit) other threads have been reading for longer than \(timeout)")
    }
    defer { semaphore.signal() }
    let connection = try lock.withLock { _ in state.idle.popLast() } ?? open()
    let thread = currentThreadID()
    lock.withLock { _ in state.inUse.append((thread, connection)) }
    defer {
      lock.withLock { _ in
        state.inUse.removeAll { $0.thread == thread }
        state.idle.append(connection)
      }
    }
    return try body(connection)
  }
}

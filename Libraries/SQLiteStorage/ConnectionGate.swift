import Dispatch
import Storage
import Synchronization

/// The way to a connection that one thread at a time may use.
///
/// Sendable because the semaphore is the lock of `connection`: only the thread that `owner` names uses it.
final class ConnectionGate: @unchecked Sendable {
  private let connection: SQLiteConnection
  private let timeout: Duration
  private let semaphore = DispatchSemaphore(value: 1)
  private let owner = Atomic<UInt>(0)

  init(_ connection: SQLiteConnection, timeout: Duration) {
    self.connection = connection
    self.timeout = timeout
  }

  /// The connection, if this thread is inside `hold`.
  var connectionOfThisThread: SQLiteConnection? {
    owner.load(ordering: .relaxed) == currentThreadID() ? connection : nil
  }

  /// Waits for the connection, and throws `busy` if it does not come in time.
  func hold<Value>(_ body: (SQLiteConnection) throws -> Value) throws -> Value {
    guard semaphore.wait(timeout: .now() + timeout.dispatchInterval) == .success else {
      throw StorageError(.busy, message: "another thread has been writing for longer than \(timeout)")
    }
    owner.store(currentThreadID(), ordering: .relaxed)
    defer {
      owner.store(0, ordering: .relaxed)
      semaphore.signal()
    }
    return try body(connection)
  }
}

import CSQLite

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Waits while other processes hold a lock, in short steps so that a gap between two of their transactions is found.
///
/// SQLite's own waiting grows to 100 milliseconds a step, and loses to whoever commits batch after batch.
final class BusyWait {
  private let timeout: Duration
  private var start = ContinuousClock.now

  init(timeout: Duration) {
    self.timeout = timeout
  }

  /// Begins to answer for a connection; this object has to live as long as that.
  func install(on handle: OpaquePointer) {
    let handler: @convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32 = { context, attempt in
      guard let context else { return 0 }
      return Unmanaged<BusyWait>.fromOpaque(context).takeUnretainedValue().waitBeforeRetry(attempt) ? 1 : 0
    }
    sqlite3_busy_handler(handle, handler, Unmanaged.passUnretained(self).toOpaque())
  }

  private func waitBeforeRetry(_ attempt: Int32) -> Bool {
    if attempt == 0 { start = ContinuousClock.now }
    guard ContinuousClock.now - start < timeout else { return false }
    usleep(attempt < 10 ? 500 : 2000)
    return true
  }
}

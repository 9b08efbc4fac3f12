public import Synchronization

/// A value behind a lock: a `Mutex` whose work debug builds show to ThreadSanitizer.
///
/// On Linux the kernel hands a contended `Mutex` over, which ThreadSanitizer does not see, so that it would report
/// races where none are.
@usableFromInline
struct Locked<Value>: ~Copyable, Sendable {
  @usableFromInline let mutex: Mutex<Value>
  #if DEBUG
    @usableFromInline let handover = Atomic<Bool>(false)
  #endif

  @inlinable
  init(_ value: consuming sending Value) {
    mutex = Mutex(value)
  }

  /// Calls `body` with the value, while nobody else can.
  @inlinable
  borrowing func withLock<Result, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    #if DEBUG
      try mutex.withLock { value throws(Failure) in
        _ = handover.load(ordering: .acquiring)
        defer { handover.store(true, ordering: .releasing) }
        return try body(&value)
      }
    #else
      try mutex.withLock(body)
    #endif
  }
}

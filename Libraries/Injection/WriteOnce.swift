public import Synchronization

/// A value that is written once, by whoever is first, and then read by any thread without a lock.
///
/// As `AtomicLazyReference`, which is not inlinable and costs some hundred instructions per read.
// Sendable without a lock: only who moves `state` from empty to writing touches the memory, and others read it only
// after they saw `written`, which is stored with release and loaded with acquire.
@usableFromInline
struct WriteOnce<Value: Sendable>: ~Copyable, @unchecked Sendable {
  @usableFromInline
  enum State {
    @inlinable static var empty: UInt8 { 0 }
    @inlinable static var writing: UInt8 { 1 }
    @inlinable static var written: UInt8 { 2 }
  }

  @usableFromInline let memory: UnsafeMutablePointer<Value>
  @usableFromInline let state = Atomic<UInt8>(State.empty)

  @inlinable
  init() {
    memory = .allocate(capacity: 1)
  }

  @inlinable
  deinit {
    if isWritten { memory.deinitialize(count: 1) }
    memory.deallocate()
  }

  @inlinable
  var isWritten: Bool {
    state.load(ordering: .acquiring) == State.written
  }

  /// The value, once it is written.
  @inlinable
  var value: Value? {
    isWritten ? memory.pointee : nil
  }

  /// Keeps the value where nobody has written or is writing one.
  @inlinable
  func write(_ value: Value) {
    guard
      state.compareExchange(expected: State.empty, desired: State.writing, ordering: .acquiring).exchanged
    else { return }
    memory.initialize(to: value)
    state.store(State.written, ordering: .releasing)
  }
}

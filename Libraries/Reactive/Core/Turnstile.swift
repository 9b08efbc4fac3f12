public import Synchronization

/// Lets events of several sources through one at a time, without a lock being held while they are sent.
///
///     guard turnstile.enter() else { return turnstile.wait { work() } }
///     work()
///     turnstile.leave()
///
/// Work that comes while other work is under way (from another thread, or from an observer that answers) waits in a
/// queue, and is done in order by whoever is inside. So an operator may hold state that only work touches.
@usableFromInline
struct Turnstile: ~Copyable, Sendable {
  // 0: nobody inside. 1: somebody inside. 2: somebody inside and maybe somebody waiting.
  @usableFromInline let occupation = Atomic<Int>(0)
  private let waiting = Locked<[@Sendable () -> Void]>([])

  @usableFromInline init() {}

  /// Whether the caller may work now; it then has to ``leave()``.
  @inlinable
  func enter() -> Bool {
    occupation.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged
  }

  /// Lets the next in.
  @inlinable
  func leave() {
    if !occupation.compareExchange(expected: 1, desired: 0, ordering: .acquiringAndReleasing).exchanged { drain() }
  }

  /// Does `work` when it is its turn.
  @usableFromInline
  func wait(_ work: @escaping @Sendable () -> Void) {
    waiting.withLock { $0.append(work) }
    // Whoever was inside may have left in between; then it is for us to do what waits.
    if occupation.exchange(2, ordering: .acquiringAndReleasing) == 0 { drain() }
  }

  /// Does `work` now or when it is its turn.
  @usableFromInline
  func pass(_ work: @escaping @Sendable () -> Void) {
    guard enter() else { return wait(work) }
    work()
    leave()
  }

  @usableFromInline
  func drain() {
    repeat {
      occupation.store(1, ordering: .sequentiallyConsistent)
      let batch = waiting.withLock { waiting in
        defer { waiting = [] }
        return waiting
      }
      for work in batch { work() }
    } while !occupation.compareExchange(expected: 1, desired: 0, ordering: .acquiringAndReleasing).exchanged
  }
}

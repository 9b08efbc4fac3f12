public import Synchronization

/// A broadcast behind a subject: one that can be disposed, and that notices in debug builds when two threads tell it
/// events at once.
@usableFromInline
final class SubjectCore<Element: Sendable>: Sendable {
  @usableFromInline let broadcast: Broadcast<Element>
  @usableFromInline let disposed = Atomic<Bool>(false)
  #if DEBUG
    @usableFromInline let senders = Locked<[ThreadIdentity]>([])
  #endif

  @inlinable
  init(memory: Broadcast<Element>.Memory = .nothing) {
    broadcast = Broadcast(memory: memory)
  }

  @inlinable var isDisposed: Bool { disposed.load(ordering: .acquiring) }

  @inlinable
  func on(_ event: Event<Element>) {
    #if DEBUG
      let isAlone = enter()
      defer { leave() }
      if !isAlone { Hooks.misused("Two threads told one subject events at once. Use a relay, or take turns.") }
    #endif
    broadcast.on(event)
  }

  @inlinable
  func subscribe(_ sink: Sink<Element>, _ chain: Chain) {
    if isDisposed { sink.end(RxError.disposed) } else { broadcast.subscribe(sink, chain) }
  }

  /// Lets all observers go; who subscribes afterwards is told ``RxError/disposed``.
  @usableFromInline
  func dispose() {
    disposed.store(true, ordering: .releasing)
    broadcast.close()
  }
}

#if DEBUG
  extension SubjectCore {
    /// Whether no other thread is inside.
    @usableFromInline
    func enter() -> Bool {
      senders.withLock { senders in
        defer { senders.append(.current) }
        return senders.allSatisfy { $0 == .current }
      }
    }

    @usableFromInline
    func leave() {
      senders.withLock { senders in
        if let index = senders.lastIndex(of: .current) { senders.remove(at: index) }
      }
    }
  }
#endif

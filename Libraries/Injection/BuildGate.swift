import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Lets one thread at a time build the objects that lead to each other, and sees when one leads back to itself.
///
/// Each strongly connected part of the graph has one gate. Between two parts requirements run in one direction only,
/// and so does the order in which threads take gates: they never wait for each other in a circle.
@usableFromInline
final class BuildGate: Sendable {
  /// Whether an object behind this gate can lead back to itself, through lazies.
  @usableFromInline let isOnCycle: Bool

  private let turn = Mutex<Void>(())
  private let owner = Atomic<UInt>(0)
  private let chain = Mutex<[(slot: ObjectIdentifier, name: String)]>([])

  init(isOnCycle: Bool) {
    self.isOnCycle = isOnCycle
  }

  /// Runs `body`, which builds the object of a slot. The thread that is inside may come in again, for another slot.
  @usableFromInline
  func build<Object: Sendable>(_ slot: Slot<Object>, _ body: () -> Object) -> Object {
    let thread = currentThread()
    // Only this thread writes this value, so reading it means that this thread is inside.
    if owner.load(ordering: .relaxed) == thread {
      return noted(slot, body)
    }
    return turn.withLock { _ in
      owner.store(thread, ordering: .relaxed)
      defer { owner.store(0, ordering: .relaxed) }
      return noted(slot, body)
    }
  }

  private func noted<Object: Sendable>(_ slot: Slot<Object>, _ body: () -> Object) -> Object {
    let name = slot.name
    let loop = chain.withLock { chain -> [String]? in
      if let start = chain.firstIndex(where: { $0.slot == ObjectIdentifier(slot) }) {
        return chain[start...].map(\.name) + [name]
      }
      chain.append((ObjectIdentifier(slot), name))
      return nil
    }
    if let loop {
      fatalError(
        """
        \(name) is needed to build itself: \(loop.joined(separator: " → ")). An initialiser called a lazy that leads \
        back to it: keep the lazy, and call it after the initialiser.
        """)
    }
    defer { chain.withLock { _ = $0.removeLast() } }
    return body()
  }
}

private func currentThread() -> UInt {
  #if canImport(Darwin)
    UInt(bitPattern: pthread_self())
  #else
    UInt(pthread_self())
  #endif
}

import Synchronization

/// Commits that touched certain tables, as they happen: each element is the set of those tables that changed since the
/// element before.
///
/// One task at a time iterates it. Whoever is slow gets several commits as one element and never a long queue.
public struct DatabaseChanges: AsyncSequence, Sendable {
  private let signals: AsyncStream<Void>
  private let pending: PendingChanges

  package init(signals: AsyncStream<Void>, pending: PendingChanges) {
    self.signals = signals
    self.pending = pending
  }

  /// Begins with what changed since the subscription.
  public func makeAsyncIterator() -> Iterator {
    Iterator(signals: signals.makeAsyncIterator(), pending: pending)
  }

  /// Waits for the next commit.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var signals: AsyncStream<Void>.Iterator
    fileprivate let pending: PendingChanges

    /// The tables that changed; nil once the task is cancelled.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Set<String>? {
      while await signals.next(isolation: actor) != nil {
        let tables = pending.take()
        if !tables.isEmpty { return tables }
      }
      return nil
    }

    /// The tables that changed; nil once the task is cancelled.
    public mutating func next() async -> Set<String>? {
      await next(isolation: #isolation)
    }
  }
}

/// The tables that changed and that a subscriber has not heard of yet.
package final class PendingChanges: Sendable {
  private let tables = Mutex<Set<String>>([])

  package init() {}

  package func add(_ changed: Set<String>) {
    tables.withLock { $0.formUnion(changed) }
  }

  fileprivate func take() -> Set<String> {
    tables.withLock { tables in
      defer { tables = [] }
      return tables
    }
  }
}

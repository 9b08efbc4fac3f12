import Storage
import Synchronization

/// Where a database's subscriptions to changes begin.
protocol ChangeFeed: Sendable {
  /// Follows commits from now on.
  func subscribe(to tables: Set<String>) -> DatabaseChanges
}

/// Hands commits to those who follow their tables.
final class ChangeHub: Sendable {
  private struct Subscriber {
    let tables: Set<String>
    let pending: PendingChanges
    let signal: AsyncStream<Void>.Continuation
  }

  private struct State {
    var lastID = 0
    var subscribers: [Int: Subscriber] = [:]
  }

  private let state = Mutex(State())

  /// Adds a subscriber; `whenLastEnds` is called when there is none left.
  func subscribe(to tables: Set<String>, whenLastEnds: @escaping @Sendable () -> Void) -> DatabaseChanges {
    let (signals, signal) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let pending = PendingChanges()
    let id = state.withLock { state in
      state.lastID += 1
      state.subscribers[state.lastID] = Subscriber(tables: tables, pending: pending, signal: signal)
      return state.lastID
    }
    signal.onTermination = { [weak self] _ in
      if self?.remove(id) == 0 { whenLastEnds() }
    }
    return DatabaseChanges(signals: signals, pending: pending)
  }

  func publish(_ changed: Set<String>) {
    let subscribers = state.withLock { Array($0.subscribers.values) }
    for subscriber in subscribers {
      let tables = subscriber.tables.intersection(changed)
      guard !tables.isEmpty else { continue }
      subscriber.pending.add(tables)
      subscriber.signal.yield()
    }
  }

  var isEmpty: Bool { state.withLock { $0.subscribers.isEmpty } }

  private func remove(_ id: Int) -> Int {
    state.withLock { state in
      state.subscribers[id] = nil
      return state.subscribers.count
    }
  }
}

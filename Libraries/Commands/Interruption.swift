import Synchronization

/// Ctrl-C, as an event that happens at most once in a run.
public final class Interruption: Sendable {
  private struct State {
    var hasHappened = false
    var actions: [@Sendable () -> Void] = []
  }

  private let state = Mutex(State())

  /// An interruption that has not happened yet.
  public init() {}

  /// Whether it has happened.
  public var hasHappened: Bool {
    state.withLock(\.hasHappened)
  }

  /// Makes it happen; a second call does nothing.
  public func happen() {
    let actions = state.withLock { state in
      state.hasHappened = true
      defer { state.actions = [] }
      return state.actions
    }
    for action in actions { action() }
  }

  /// Runs `action` when it happens, or at once where it has.
  func whenItHappens(_ action: @escaping @Sendable () -> Void) {
    let hasHappened = state.withLock { state in
      if !state.hasHappened { state.actions.append(action) }
      return state.hasHappened
    }
    if hasHappened { action() }
  }
}

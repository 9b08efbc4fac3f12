import Reactive
import Synchronization

/// Counts what screens wait for.
final class PendingWork: Sendable {
  private struct State {
    var open = 0
    var begun = 0
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  /// How much there ever was.
  var begun: Int { state.withLock(\.begun) }

  /// Returns when nothing is open; at once where nothing is.
  func finished() async {
    await withCheckedContinuation { continuation in
      let isFinished = state.withLock { state in
        if state.open > 0 { state.waiting.append(continuation) }
        return state.open == 0
      }
      if isFinished { continuation.resume() }
    }
  }

  /// Lets `schedule` take an action, which is open until it ran, or was given up before it began.
  func counting<StateType: Sendable>(
    _ action: @escaping @Sendable (StateType) -> any Disposable,
    _ schedule: (@escaping @Sendable (StateType) -> any Disposable) -> any Disposable
  ) -> any Disposable {
    begin()
    let turn = Turn()
    let run = schedule { state in
      guard turn.take() else { return Disposables.create() }
      defer { self.end() }
      return action(state)
    }
    return Disposables.create(run, Disposables.create { if turn.take() { self.end() } })
  }

  private func begin() {
    state.withLock { state in
      state.open += 1
      state.begun += 1
    }
  }

  private func end() {
    let waiting = state.withLock { state in
      state.open -= 1
      return state.open == 0 ? exchange(&state.waiting, with: []) : []
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Whoever takes it first has it.
  private final class Turn: Sendable {
    private let isTaken = Atomic(false)

    func take() -> Bool { !isTaken.exchange(true, ordering: .acquiringAndReleasing) }
  }
}

/// A scheduler whose actions are counted.
struct CountedScheduler: ImmediateSchedulerType {
  let base: any ImmediateSchedulerType
  let pending: PendingWork

  func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    pending.counting(action) { base.schedule(state, action: $0) }
  }
}

/// A scheduler whose actions are counted, but for those that are repeated and never come to an end.
struct CountedTime: SchedulerType {
  let base: any SchedulerType
  let pending: PendingWork

  var now: RxTime { base.now }

  func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    pending.counting(action) { base.schedule(state, action: $0) }
  }

  func scheduleRelative<StateType: Sendable>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    pending.counting(action) { base.scheduleRelative(state, dueTime: dueTime, action: $0) }
  }

  func schedulePeriodic<StateType: Sendable>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable {
    base.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
  }
}

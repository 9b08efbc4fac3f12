/// Runs actions on the thread that schedules them: at once, or after the action that runs there now.
///
/// Cold sequences (`of`, `from`, `range`…) use it by default, so that several of them take turns.
public final class CurrentThreadScheduler: ImmediateSchedulerType {
  /// The one that there is.
  public static let instance = CurrentThreadScheduler()

  private init() {}

  /// Whether nothing runs on this thread, so that the next action would run at once.
  public static var isScheduleRequired: Bool { !Trampoline.current.isRunning }

  /// Runs `action` at once, and what it schedules before returning; or later, where an action is running.
  public func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    let run = Chain()
    Trampoline.current.schedule {
      if !run.isDisposed { run.insert(action(state)) }
    }
    return run
  }
}

/// Runs actions at once, inside of each other.
public struct ImmediateScheduler: ImmediateSchedulerType {
  /// The scheduler; all are alike.
  public static let instance = ImmediateScheduler()

  /// The scheduler; all are alike.
  public init() {}

  /// Runs `action` before it returns.
  public func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    action(state)
  }
}

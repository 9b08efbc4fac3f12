public import Dispatch

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A moment, as schedulers tell it.
public typealias RxTime = Date

/// A time span, as schedulers take it.
public typealias RxTimeInterval = DispatchTimeInterval

/// Runs actions: when it comes to them.
public protocol ImmediateSchedulerType: Sendable {
  /// Runs `action` with `state`, unless what is returned is disposed before. What `action` returns is disposed with it.
  func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable
}

/// Runs actions also later.
public protocol SchedulerType: ImmediateSchedulerType {
  /// The time, as this scheduler sees it.
  var now: RxTime { get }

  /// Runs `action` once `dueTime` has passed.
  func scheduleRelative<StateType: Sendable>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable

  /// Runs `action` once `startAfter` has passed, and then again each `period`, with the state that it returned.
  func schedulePeriodic<StateType: Sendable>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable
}

extension SchedulerType {
  /// Runs `action` again and again, scheduling the next run before each.
  public func schedulePeriodic<StateType: Sendable>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable {
    let state = State(state)
    let chain = Chain()
    @Sendable func scheduleNext(after dueTime: RxTimeInterval) {
      let run = chain.child()
      run.insert(
        scheduleRelative((), dueTime: dueTime) { _ in
          run.dispose()
          if chain.isDisposed { return Disposables.create() }
          scheduleNext(after: period)
          state.value = action(state.value)
          return Disposables.create()
        })
    }
    scheduleNext(after: startAfter)
    return chain
  }
}

extension ImmediateSchedulerType {
  /// Runs `action`, and again with each state that it passes on to its second argument: recursion without a stack.
  public func scheduleRecursive<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType, (StateType) -> Void) -> Void
  ) -> any Disposable {
    let chain = Chain()
    @Sendable func scheduleNext(_ state: StateType) {
      let run = chain.child()
      run.insert(
        schedule(state) { state in
          run.dispose()
          if !chain.isDisposed { action(state, scheduleNext) }
          return Disposables.create()
        })
    }
    scheduleNext(state)
    return chain
  }
}

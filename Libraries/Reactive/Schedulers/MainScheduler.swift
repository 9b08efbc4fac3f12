import Synchronization

public import Dispatch

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Runs actions on the main queue: at once where the caller is there and nothing waits, else in order.
///
/// `@unchecked Sendable`: the superclass is constant, and `waiting` is atomic.
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
  /// One that all share.
  public static let instance = MainScheduler()

  /// The same queue, for which actions always wait even if scheduled there.
  public static let asyncInstance = SerialDispatchQueueScheduler(serialQueue: .main)

  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  private let waiting = Atomic<Int>(0)

  /// One that waits only for what was scheduled by itself, and not for what others scheduled on the main queue.
  public init() {
    super.init(serialQueue: .main)
  }

  /// Whether the caller runs on the main queue, which other threads may serve too, or else on the main thread.
  @usableFromInline
  static var isCurrent: Bool { Trampoline.current.isOnMainThread || DispatchQueue.getSpecific(key: mark) == true }

  /// Stops the program unless the caller runs on the main queue: a programmer's error.
  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
    precondition(isCurrent, errorMessage ?? "Executing on a background thread. Use `MainScheduler.instance.schedule`.")
  }

  /// Stops the program unless the caller runs on the main queue: a programmer's error.
  public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
    ensureExecutingOnScheduler(errorMessage: errorMessage)
  }

  /// Runs `action` before it returns where the caller is on the main queue and nothing waits there, else in order.
  public override func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    let before = waiting.add(1, ordering: .acquiringAndReleasing).oldValue
    if before == 0, MainScheduler.isCurrent {
      defer { waiting.subtract(1, ordering: .acquiringAndReleasing) }
      return action(state)
    }
    let run = Chain()
    queue.async { [self] in
      // Also where the action was disposed meanwhile: it no longer waits.
      defer { waiting.subtract(1, ordering: .acquiringAndReleasing) }
      if !run.isDisposed { run.insert(action(state)) }
    }
    return run
  }
}

/// Runs actions on the main queue: at once where the caller is there, even if something waits.
///
/// For `subscribe(on:)`; for `observe(on:)` take ``MainScheduler``.
public final class ConcurrentMainScheduler: SchedulerType {
  /// The one that there is.
  public static let instance = ConcurrentMainScheduler()

  private init() {}

  /// The time of the system.
  public var now: RxTime { MainScheduler.asyncInstance.now }

  /// Runs `action` before it returns where the caller is on the main queue.
  public func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    MainScheduler.isCurrent ? action(state) : MainScheduler.asyncInstance.schedule(state, action: action)
  }

  /// Runs `action` once `dueTime` has passed.
  public func scheduleRelative<StateType: Sendable>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    MainScheduler.asyncInstance.scheduleRelative(state, dueTime: dueTime, action: action)
  }

  /// Runs `action` each `period`.
  public func schedulePeriodic<StateType: Sendable>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable {
    MainScheduler.asyncInstance.schedulePeriodic(
      state, startAfter: startAfter, period: period, action: action)
  }
}

public import Dispatch

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Runs actions on a serial dispatch queue, one at a time and in order.
public class SerialDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
  // `@unchecked Sendable`: everything stored is constant and Sendable; MainScheduler adds nothing that is not.
  let queue: DispatchQueue
  private let leeway: DispatchTimeInterval

  /// Runs actions on `serialQueue`, which has to be serial.
  init(serialQueue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    queue = serialQueue
    self.leeway = leeway
  }

  /// Runs actions on a queue of its own with that name.
  public convenience init(internalSerialQueueName: String, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    self.init(serialQueue: DispatchQueue(label: internalSerialQueueName), leeway: leeway)
  }

  /// Runs actions one at a time on top of `queue`, which may be concurrent.
  public convenience init(
    queue: DispatchQueue, internalSerialQueueName: String, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(serialQueue: DispatchQueue(label: internalSerialQueueName, target: queue), leeway: leeway)
  }

  /// Runs actions on a queue of its own with that quality of service.
  public convenience init(
    qos: DispatchQoS, internalSerialQueueName: String = "reactive.scheduler.serial",
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(serialQueue: DispatchQueue(label: internalSerialQueueName, qos: qos), leeway: leeway)
  }

  /// The time of the system.
  public final var now: RxTime { Date() }

  /// Runs `action` after those that were scheduled before.
  public func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    queue.run(state, action)
  }

  /// Runs `action` once `dueTime` has passed.
  public final func scheduleRelative<StateType: Sendable>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    queue.run(state, after: dueTime, leeway, action)
  }

  /// Runs `action` each `period`.
  public final func schedulePeriodic<StateType: Sendable>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable {
    queue.repeat(state, startAfter: startAfter, period: period, leeway, action)
  }
}

/// Runs actions on a concurrent dispatch queue, as many at a time as the system likes.
public final class ConcurrentDispatchQueueScheduler: SchedulerType {
  let queue: DispatchQueue
  private let leeway: DispatchTimeInterval

  /// Runs actions on `queue`.
  public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    self.queue = queue
    self.leeway = leeway
  }

  /// Runs actions on a queue of its own with that quality of service.
  public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    self.init(
      queue: DispatchQueue(label: "reactive.scheduler.concurrent", qos: qos, attributes: .concurrent), leeway: leeway)
  }

  /// The time of the system.
  public var now: RxTime { Date() }

  /// Runs `action` soon.
  public func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    queue.run(state, action)
  }

  /// Runs `action` once `dueTime` has passed.
  public func scheduleRelative<StateType: Sendable>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    queue.run(state, after: dueTime, leeway, action)
  }

  /// Runs `action` each `period`.
  public func schedulePeriodic<StateType: Sendable>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable {
    queue.repeat(state, startAfter: startAfter, period: period, leeway, action)
  }
}

// MARK: - On a queue

extension DispatchQueue {
  func run<StateType: Sendable>(
    _ state: StateType, _ action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    let run = Chain()
    async {
      if !run.isDisposed { run.insert(action(state)) }
    }
    return run
  }

  func run<StateType: Sendable>(
    _ state: StateType, after dueTime: DispatchTimeInterval, _ leeway: DispatchTimeInterval,
    _ action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    let run = Chain()
    let timer = Timer(on: self)
    timer.start(at: .now() + dueTime, repeating: .never, leeway) {
      timer.dispose()
      if !run.isDisposed { run.insert(action(state)) }
    }
    run.insert(timer)
    return run
  }

  func `repeat`<StateType: Sendable>(
    _ state: StateType, startAfter: DispatchTimeInterval, period: DispatchTimeInterval,
    _ leeway: DispatchTimeInterval, _ action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable {
    // A timer calls its handler one at a time, on a concurrent queue as well: that is the lock of this state.
    let state = State(state)
    let timer = Timer(on: self)
    timer.start(at: .now() + startAfter, repeating: period, leeway) {
      if !timer.isDisposed { state.value = action(state.value) }
    }
    return timer
  }

  /// A dispatch timer that is kept until it is disposed.
  private final class Timer: Cancelable {
    // `nonisolated(unsafe)`: a dispatch source may be used from any thread, only its protocol does not say so.
    private nonisolated(unsafe) let source: any DispatchSourceTimer

    init(on queue: DispatchQueue) {
      source = DispatchSource.makeTimerSource(queue: queue)
    }

    var isDisposed: Bool { source.isCancelled }

    func start(
      at deadline: DispatchTime, repeating interval: DispatchTimeInterval, _ leeway: DispatchTimeInterval,
      _ action: @escaping @Sendable () -> Void
    ) {
      source.schedule(deadline: deadline, repeating: interval.notNegative, leeway: leeway.notNegative)
      // The handler holds the timer, and is let go when the timer is cancelled.
      source.setEventHandler { [self] in
        withExtendedLifetime(self) { action() }
      }
      source.resume()
    }

    func dispose() { source.cancel() }
  }
}

public import Dispatch
public import Reactive
import Synchronization

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A scheduler whose time passes as fast as its actions run: those of one moment in the order in which they were
/// scheduled, then those of the next.
///
/// `@unchecked Sendable`: what changes is inside of a `Mutex`; subclasses have to protect what they add.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType, @unchecked Sendable {
  /// A moment of this scheduler.
  public typealias VirtualTime = Converter.VirtualTimeUnit

  /// A span of this scheduler.
  public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

  private struct Plan {
    var clock: VirtualTime
    var agenda: Agenda<VirtualTime>
    var isRunning = false
  }

  private let converter: Converter
  private let plan: Mutex<Plan>

  /// A scheduler at that moment, with nothing to do.
  public init(initialClock: VirtualTime, converter: Converter) {
    self.converter = converter
    plan = Mutex(
      Plan(
        clock: initialClock,
        agenda: Agenda { converter.compareVirtualTime($0, $1) == .lessThan }))
  }

  /// The moment as a date.
  public var now: RxTime { converter.convertFromVirtualTime(clock) }

  /// The moment.
  public var clock: VirtualTime { plan.withLock { $0.clock } }

  /// Moves a time before an action is scheduled for it; subclasses may keep actions from running at once.
  open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

  // MARK: Scheduling

  /// Runs `action` as soon as ``adjustScheduledTime(_:)`` allows.
  public func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleRelative(state, dueTime: .microseconds(0), action: action)
  }

  /// Runs `action` once `dueTime` has passed.
  public func scheduleRelative<StateType: Sendable>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    guard let seconds = dueTime.seconds else { return Disposables.create() }
    let time = converter.convertToVirtualTime(now.addingTimeInterval(seconds))
    return scheduleAbsoluteVirtual(state, time: adjustScheduledTime(time), action: action)
  }

  /// Runs `action` once `dueTime` has passed.
  public func scheduleRelativeVirtual<StateType: Sendable>(
    _ state: StateType, dueTime: VirtualTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    let time = converter.offsetVirtualTime(clock, offset: dueTime)
    return scheduleAbsoluteVirtual(state, time: time, action: action)
  }

  /// Runs `action` at `time`, or as soon as possible where that has passed.
  public func scheduleAbsoluteVirtual<StateType: Sendable>(
    _ state: StateType, time: VirtualTime, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    let run = Chain()
    plan.withLock { plan in
      plan.agenda.insert(at: time, run) {
        if !run.isDisposed { run.insert(action(state)) }
      }
    }
    return run
  }

  // MARK: Running

  /// Runs all actions, and those that they schedule.
  public func start() {
    run { _ in true }
  }

  /// Runs all actions up to and including `virtualTime`, and sets the clock to that.
  public func advanceTo(_ virtualTime: VirtualTime) {
    run { self.converter.compareVirtualTime($0, virtualTime) != .greaterThan }
    plan.withLock { $0.clock = virtualTime }
  }

  /// Sets the clock forward without running anything. Setting it backward is a programmer's error.
  public func sleep(_ virtualInterval: VirtualTimeInterval) {
    let time = converter.offsetVirtualTime(clock, offset: virtualInterval)
    precondition(converter.compareVirtualTime(time, clock) != .lessThan, "A scheduler cannot sleep to the past.")
    plan.withLock { $0.clock = time }
  }

  /// Stops after the action that runs.
  public func stop() {
    plan.withLock { $0.isRunning = false }
  }

  private func run(while isDue: (VirtualTime) -> Bool) {
    let isFirst = plan.withLock { plan in
      defer { plan.isRunning = true }
      return !plan.isRunning
    }
    guard isFirst else { return }
    while let action = next(while: isDue) { action() }
    stop()
  }

  private func next(while isDue: (VirtualTime) -> Bool) -> (@Sendable () -> Void)? {
    plan.withLock { plan in
      guard plan.isRunning, let first = plan.agenda.first, isDue(first.time) else { return nil }
      // An action that was disposed takes no time.
      if !first.run.isDisposed, converter.compareVirtualTime(first.time, plan.clock) == .greaterThan {
        plan.clock = first.time
      }
      return plan.agenda.popFirst()?.action
    }
  }
}

extension VirtualTimeScheduler: CustomDebugStringConvertible {
  /// The moment, and how many actions wait.
  public var debugDescription: String {
    plan.withLock { "clock: \($0.clock), waiting: \($0.agenda.count)" }
  }
}

public import Dispatch

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Runs actions one at a time by a Swift `Clock`, in tasks.
public final class ClockScheduler<C: Clock>: SchedulerType where C.Duration == Duration {
  private struct Line {
    var waiting: [@Sendable () -> Void] = []
    var isRunning = false
  }

  private let clock: C
  private let beginning: (instant: C.Instant, date: Date)
  private let line = Locked(Line())

  /// A scheduler whose `now` is `date` at this moment of `clock`.
  public init(_ clock: C, date: Date = Date()) {
    self.clock = clock
    beginning = (clock.now, date)
  }

  /// The date at the beginning, and what the clock has gone since.
  public var now: RxTime {
    beginning.date.addingTimeInterval(beginning.instant.duration(to: clock.now) / .seconds(1))
  }

  /// Runs `action` after those that were scheduled before.
  public func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    let run = Chain()
    enqueue { if !run.isDisposed { run.insert(action(state)) } }
    return run
  }

  /// Runs `action` once the clock has gone on by `dueTime`.
  public func scheduleRelative<StateType: Sendable>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    let run = Chain()
    let deadline = clock.now.advanced(by: Duration(dueTime))
    let task = Task { [self] in
      try await clock.sleep(until: deadline, tolerance: nil)
      enqueue { if !run.isDisposed { run.insert(action(state)) } }
    }
    run.insert(Disposables.create(with: task.cancel))
    return run
  }

  private func enqueue(_ action: @escaping @Sendable () -> Void) {
    let isFirst = line.withLock { line in
      line.waiting.append(action)
      defer { line.isRunning = true }
      return !line.isRunning
    }
    if isFirst { Task { [self] in drain() } }
  }

  private func drain() {
    while true {
      let batch = line.withLock { line in
        defer { line.waiting = [] }
        line.isRunning = !line.waiting.isEmpty
        return line.waiting
      }
      if batch.isEmpty { return }
      for action in batch { action() }
    }
  }
}

extension Duration {
  /// The same span, from none to a century: clocks trap at spans that nanoseconds in 64 bits do not hold.
  init(_ interval: DispatchTimeInterval) {
    let longest = Duration.seconds(100 * 365 * 86_400)
    let span: Duration =
      switch interval {
      case .seconds(let count): .seconds(count)
      case .milliseconds(let count): .milliseconds(count)
      case .microseconds(let count): .microseconds(count)
      case .nanoseconds(let count): .nanoseconds(count)
      case .never: longest
      @unknown default: longest
      }
    self = min(max(span, .zero), longest)
  }
}

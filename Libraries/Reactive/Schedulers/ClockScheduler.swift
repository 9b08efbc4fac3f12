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
  /// The same span. `never` is as long as can be.
  init(_ interval: DispatchTimeInterval) {
    switch interval {
    case .seconds(let count): self = .seconds(count)
    case .milliseconds(let count): self = .milliseconds(count)
    case .microseconds(let count): self = .microseconds(count)
    case .nanoseconds(let count): self = .nanoseconds(count)
    case .never: self = .seconds(Int64.max / 4)
    @unknown default: self = .seconds(Int64.max / 4)
    }
  }
}

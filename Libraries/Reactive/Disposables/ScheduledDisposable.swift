/// Disposes another on a scheduler.
public final class ScheduledDisposable: Cancelable {
  /// Where it is disposed.
  public let scheduler: any ImmediateSchedulerType

  private let held: Locked<(any Disposable)?>

  /// One that disposes `disposable` on `scheduler`.
  public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
    self.scheduler = scheduler
    held = Locked(disposable)
  }

  /// Whether the other was disposed.
  public var isDisposed: Bool { held.withLock { $0 == nil } }

  /// Schedules the disposal.
  public func dispose() {
    _ = scheduler.schedule(()) { [self] _ in
      held.withLock { held in
        defer { held = nil }
        return held
      }?.dispose()
      return Disposables.create()
    }
  }
}

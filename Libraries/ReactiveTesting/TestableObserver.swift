public import Reactive
import Synchronization

/// Records what it is told, and when.
public final class TestableObserver<Element: Sendable>: ObserverType, Sendable {
  private let scheduler: TestScheduler
  private let recorded = Mutex<[Recorded<Event<Element>>]>([])

  init(scheduler: TestScheduler) {
    self.scheduler = scheduler
  }

  /// What it was told.
  public var events: [Recorded<Event<Element>>] { recorded.withLock { $0 } }

  /// Records the event.
  public func on(_ event: Event<Element>) {
    recorded.withLock { $0.append(Recorded(time: scheduler.clock, value: event)) }
  }
}

public import Reactive
import Synchronization

/// A sequence of events at known times that records who subscribed, and when.
///
/// A hot one sends its events at their times to whoever is subscribed then. A cold one sends them to each who
/// subscribes, at their times after that.
public final class TestableObservable<Element: Sendable>: ObservableType {
  private struct Contents {
    var subscriptions: [Subscription] = []
    var observers: [(number: Int, on: @Sendable (Event<Element>) -> Void)] = []
  }

  /// The events, and when they are sent.
  public let recordedEvents: [Recorded<Event<Element>>]

  private let scheduler: TestScheduler
  private let isHot: Bool
  private let contents = Mutex(Contents())

  init(_ scheduler: TestScheduler, _ events: [Recorded<Event<Element>>], isHot: Bool) {
    self.scheduler = scheduler
    self.isHot = isHot
    recordedEvents = events
    if isHot {
      for event in events {
        scheduler.scheduleAt(event.time) { self.send(event.value) }
      }
    }
  }

  /// Who was subscribed, from when to when, in order of their beginnings.
  public var subscriptions: [Subscription] { contents.withLock { $0.subscriptions } }

  /// The events, as they are sent.
  public func asObservable() -> Observable<Element> {
    .create { self.subscribe($0) }
  }

  /// Records the subscription, and tells `observer` the events.
  @_disfavoredOverload
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let observer = observer.asObserver()
    let start = scheduler.clock
    let number = contents.withLock { contents in
      contents.subscriptions.append(Subscription(start))
      let number = contents.subscriptions.count - 1
      if isHot { contents.observers.append((number, { observer.on($0) })) }
      return number
    }
    let ended = BooleanDisposable()
    if !isHot {
      for event in recordedEvents {
        _ = scheduler.scheduleRelativeVirtual((), dueTime: event.time) { _ in
          if !ended.isDisposed { observer.on(event.value) }
          return Disposables.create()
        }
      }
    }
    return Disposables.create { [self] in
      ended.dispose()
      contents.withLock { contents in
        contents.observers.removeAll { $0.number == number }
        contents.subscriptions[number] = Subscription(start, scheduler.clock)
      }
    }
  }

  private func send(_ event: Event<Element>) {
    for observer in contents.withLock({ $0.observers }) { observer.on(event) }
  }
}

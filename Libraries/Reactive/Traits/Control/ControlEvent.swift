/// What can be seen as the events of a widget.
public protocol ControlEventType: ObservableType {
  /// The events as a ``ControlEvent``.
  func asControlEvent() -> ControlEvent<Element>
}

/// The events of a widget: keys, clicks, a new size.
///
/// It is subscribed to and told on the main actor, and cannot fail. A newcomer is told nothing that was.
public struct ControlEvent<PropertyType: Sendable>: ControlEventType {
  /// What it consists of.
  public typealias Element = PropertyType

  /// To be started on the main actor only, and sends there only.
  private let events: Observable<PropertyType>

  /// The events of a widget.
  ///
  /// They may come from any thread. If they should fail after all, ``Hooks/defaultErrorHandler`` is told, and they end.
  public init<Events: ObservableType>(events: Events) where Events.Element == Element {
    self.events = events.asObservable().onMainActor()
  }

  /// The events without their promises; still on the main actor.
  public func asObservable() -> Observable<Element> { events.startingOnMainActor() }

  /// Tells `observer` all events, on the main actor.
  @_disfavoredOverload
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    asObservable().run(observer)
  }

  /// The events themselves.
  public func asControlEvent() -> ControlEvent<Element> { self }

  /// The events, shared.
  public func asSignal() -> Signal<Element> { Signal(events) }

  /// The events, shared; a newcomer is told the last one.
  public func asDriver() -> Driver<Element> { Driver(events) }
}

extension ControlEventType {
  /// Calls closures on the main actor, from wherever it is called; `onDisposed` after the end or on disposal.
  public func subscribe(
    onNext: (@MainActor @Sendable (Element) -> Void)? = nil, onCompleted: (@MainActor @Sendable () -> Void)? = nil,
    onDisposed: (@MainActor @Sendable () -> Void)? = nil
  ) -> any Disposable {
    asObservable().runOnMainActor(next: onNext, completed: onCompleted, disposed: onDisposed)
  }

  /// Calls `onNext` on the main actor for each element.
  public func bind(onNext: @escaping @MainActor @Sendable (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext)
  }
}

extension Observable {
  /// The same elements as actions of the main actor; a failure is reported and becomes the end.
  func onMainActor() -> Observable<Element> {
    observe(on: SharingScheduler.make()).catch { error in
      Hooks.unhandled(error)
      return .empty()
    }
  }
}

/// What a control of the screen tells: cannot fail, is told on the main actor, newcomers see only what comes.
public struct ControlEvent<PropertyType: Sendable>: ObservableType {
  /// What is told.
  public typealias Element = PropertyType

  private let events: Observable<PropertyType>

  /// The elements of `events`, whose errors are the end.
  public init<Events: ObservableType>(events: Events) where Events.Element == PropertyType {
    self.events = events.asObservable().onMainWithoutErrors()
  }

  /// The events.
  public func asObservable() -> Observable<PropertyType> { events }

  /// The event itself.
  public func asControlEvent() -> ControlEvent<PropertyType> { self }

  /// Tells `observer` the events.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == PropertyType {
    events.run(observer)
  }

  /// Calls closures on the main actor, from wherever it is called.
  public func subscribe(
    onNext: (@MainActor @Sendable (PropertyType) -> Void)? = nil,
    onCompleted: (@MainActor @Sendable () -> Void)? = nil, onDisposed: (@MainActor @Sendable () -> Void)? = nil
  ) -> any Disposable {
    events.runOnMain(next: onNext, completed: onCompleted, disposed: onDisposed)
  }

  /// Events for the screen.
  public func asSignal() -> Signal<PropertyType> { asSignal(onErrorSignalWith: .empty()) }

  /// State for the screen: the last event, once there is one.
  public func asDriver() -> Driver<PropertyType> { asDriver(onErrorDriveWith: .empty()) }
}

/// A value that a control of the screen shows and lets change: cannot fail, is told on the main actor, tells newcomers
/// its value; and can be set.
public struct ControlProperty<PropertyType: Sendable>: ObservableType, ObserverType {
  /// What the value is.
  public typealias Element = PropertyType

  private let values: Observable<PropertyType>
  private let valueSink: AnyObserver<PropertyType>

  /// The elements of `values`, whose errors are the end; `valueSink` is told what is set.
  public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
  where Values.Element == PropertyType, Sink.Element == PropertyType {
    self.values = values.asObservable().onMainWithoutErrors()
    self.valueSink = valueSink.asObserver()
  }

  /// The values.
  public func asObservable() -> Observable<PropertyType> { values }

  /// The property itself.
  public func asControlProperty() -> ControlProperty<PropertyType> { self }

  /// Tells `observer` the values.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == PropertyType {
    values.run(observer)
  }

  /// Calls closures on the main actor, from wherever it is called.
  public func subscribe(
    onNext: (@MainActor @Sendable (PropertyType) -> Void)? = nil,
    onCompleted: (@MainActor @Sendable () -> Void)? = nil, onDisposed: (@MainActor @Sendable () -> Void)? = nil
  ) -> any Disposable {
    values.runOnMain(next: onNext, completed: onCompleted, disposed: onDisposed)
  }

  /// Sets the value. An error is a programmer's error, and is reported in debug builds; completion does nothing.
  public func on(_ event: Event<PropertyType>) {
    switch event {
    case .next: valueSink.on(event)
    case .error(let error): Hooks.misused("A control was told an error: \(error)")
    case .completed: valueSink.onCompleted()
    }
  }

  /// The changes after the first value.
  public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }

  /// State for the screen.
  public func asDriver() -> Driver<PropertyType> { asDriver(onErrorDriveWith: .empty()) }
}

extension Observable {
  /// Subscribed to and told on the main queue; an error is the end.
  fileprivate func onMainWithoutErrors() -> Observable<Element> {
    subscribe(on: ConcurrentMainScheduler.instance).observe(on: MainScheduler.instance).catch { error in
      Hooks.misused("A control failed: \(error)")
      return .empty()
    }
  }
}

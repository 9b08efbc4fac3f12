// All of these may be called from anywhere. On the main actor they subscribe at once, elsewhere soon after.

extension SharedSequence {
  /// Calls closures of the main actor.
  @inlinable
  func subscribe(
    onNext: (@MainActor @Sendable (Element) -> Void)?, onCompleted: (@MainActor @Sendable () -> Void)?,
    onDisposed: (@MainActor @Sendable () -> Void)?
  ) -> any Disposable {
    asObservable().runOnMainActor(next: onNext, completed: onCompleted, disposed: onDisposed)
  }

  /// Calls closures of the main actor with `object`, for as long as it lives; does not keep it alive.
  func subscribe<Object: AnyObject & Sendable>(
    with object: Object, onNext: (@MainActor @Sendable (Object, Element) -> Void)?,
    onCompleted: (@MainActor @Sendable (Object) -> Void)?, onDisposed: (@MainActor @Sendable (Object) -> Void)?
  ) -> any Disposable {
    subscribe(
      onNext: { [weak object] element in if let object { onNext?(object, element) } },
      onCompleted: { [weak object] in if let object { onCompleted?(object) } },
      onDisposed: { [weak object] in if let object { onDisposed?(object) } })
  }

  /// Tells observers all events.
  func subscribe<Observer: ObserverType>(_ observers: [Observer]) -> any Disposable
  where Observer.Element == Element {
    let observers = Unchecked(observers)
    return asObservable().subscribe { event in for observer in observers.value { observer.on(event) } }
  }

  /// Tells relays all elements.
  func subscribe<Relay: RelayType>(_ relays: [Relay]) -> any Disposable where Relay.Element == Element {
    subscribe(onNext: { element in for relay in relays { relay.accept(element) } }, onCompleted: nil, onDisposed: nil)
  }
}

extension SharedSequence where SharingStrategy == DriverSharingStrategy {
  /// Calls closures on the main actor: the last element first, where there is one.
  ///
  /// `onDisposed` is called after the end or on disposal: at once on the main actor, else soon after.
  @inlinable
  public func drive(
    onNext: (@MainActor @Sendable (Element) -> Void)? = nil, onCompleted: (@MainActor @Sendable () -> Void)? = nil,
    onDisposed: (@MainActor @Sendable () -> Void)? = nil
  ) -> any Disposable {
    subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Calls closures on the main actor with `object`, for as long as it lives; does not keep it alive.
  public func drive<Object: AnyObject & Sendable>(
    with object: Object, onNext: (@MainActor @Sendable (Object, Element) -> Void)? = nil,
    onCompleted: (@MainActor @Sendable (Object) -> Void)? = nil,
    onDisposed: (@MainActor @Sendable (Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Tells observers all events, on the main actor.
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    subscribe(observers)
  }

  /// Tells observers all events, on the main actor.
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    map { $0 as Element? }.subscribe(observers)
  }

  /// Tells relays all elements, on the main actor.
  public func drive<Relay: RelayType>(_ relays: Relay...) -> any Disposable where Relay.Element == Element {
    subscribe(relays)
  }

  /// Tells relays all elements, on the main actor.
  public func drive<Relay: RelayType>(_ relays: Relay...) -> any Disposable where Relay.Element == Element? {
    map { $0 as Element? }.subscribe(relays)
  }

  /// Hands the sequence to a function that subscribes to it.
  public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
    transformation(asObservable())
  }

  /// Hands the sequence to a function that subscribes to it, and what that returns `curriedArgument`.
  public func drive<Argument, Result>(
    _ with: (Observable<Element>) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result {
    with(asObservable())(curriedArgument)
  }
}

extension SharedSequence where SharingStrategy == SignalSharingStrategy {
  /// Calls closures on the main actor for what comes.
  ///
  /// `onDisposed` is called after the end or on disposal: at once on the main actor, else soon after.
  @inlinable
  public func emit(
    onNext: (@MainActor @Sendable (Element) -> Void)? = nil, onCompleted: (@MainActor @Sendable () -> Void)? = nil,
    onDisposed: (@MainActor @Sendable () -> Void)? = nil
  ) -> any Disposable {
    subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Calls closures on the main actor with `object`, for as long as it lives; does not keep it alive.
  public func emit<Object: AnyObject & Sendable>(
    with object: Object, onNext: (@MainActor @Sendable (Object, Element) -> Void)? = nil,
    onCompleted: (@MainActor @Sendable (Object) -> Void)? = nil,
    onDisposed: (@MainActor @Sendable (Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Tells observers all events, on the main actor.
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    subscribe(observers)
  }

  /// Tells observers all events, on the main actor.
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    map { $0 as Element? }.subscribe(observers)
  }

  /// Tells relays all elements, on the main actor.
  public func emit<Relay: RelayType>(to relays: Relay...) -> any Disposable where Relay.Element == Element {
    subscribe(relays)
  }

  /// Tells relays all elements, on the main actor.
  public func emit<Relay: RelayType>(to relays: Relay...) -> any Disposable where Relay.Element == Element? {
    map { $0 as Element? }.subscribe(relays)
  }
}

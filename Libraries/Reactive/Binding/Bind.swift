// A binding has nobody who could take an error: it goes to `Hooks.defaultErrorHandler`, and the binding ends.

extension ObservableType {
  /// Tells all observers the elements and the end.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    let observers = Unchecked(observers)
    return subscribe { event in for observer in observers.value { observer.on(event) } }
  }

  /// Tells all observers the elements and the end.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    let observers = Unchecked(observers)
    return map { $0 as Element? }.subscribe { event in for observer in observers.value { observer.on(event) } }
  }

  /// Tells all relays the elements.
  public func bind<Relay: RelayType>(to relays: Relay...) -> any Disposable where Relay.Element == Element {
    bind { element in for relay in relays { relay.accept(element) } }
  }

  /// Tells all relays the elements.
  public func bind<Relay: RelayType>(to relays: Relay...) -> any Disposable where Relay.Element == Element? {
    bind { element in for relay in relays { relay.accept(element) } }
  }

  /// Hands the sequence to a function that subscribes to it.
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  /// Hands the sequence to a function that subscribes to it, and what that returns `curriedArgument`.
  public func bind<Argument, Result>(
    to binder: (Self) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result {
    binder(self)(curriedArgument)
  }

  // Disfavoured, so that a control, whose closures are called on the main actor, can say so by an overload.
  /// Calls `onNext` for each element.
  @inlinable @_disfavoredOverload
  public func bind(onNext: @escaping @Sendable (Element) -> Void) -> any Disposable { subscribe(onNext: onNext) }

  /// Calls `onNext` with `object` for each element, for as long as `object` lives; does not keep it alive.
  public func bind<Object: AnyObject & Sendable>(
    with object: Object, onNext: @escaping @Sendable (Object, Element) -> Void
  ) -> any Disposable {
    subscribe(with: object, onNext: onNext, onError: { _, error in Hooks.unhandled(error) })
  }
}

extension InfallibleType {
  /// Tells all observers the elements and the end.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    let observers = Unchecked(observers)
    return asObservable().subscribe { event in for observer in observers.value { observer.on(event) } }
  }

  /// Tells all observers the elements and the end.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    let observers = Unchecked(observers)
    return map { $0 as Element? }.asObservable().subscribe { event in
      for observer in observers.value { observer.on(event) }
    }
  }

  /// Tells all relays the elements.
  public func bind<Relay: RelayType>(to relays: Relay...) -> any Disposable where Relay.Element == Element {
    bind { element in for relay in relays { relay.accept(element) } }
  }

  /// Tells all relays the elements.
  public func bind<Relay: RelayType>(to relays: Relay...) -> any Disposable where Relay.Element == Element? {
    bind { element in for relay in relays { relay.accept(element) } }
  }

  /// Calls `onNext` for each element.
  @inlinable
  public func bind(onNext: @escaping @Sendable (Element) -> Void) -> any Disposable { subscribe(onNext: onNext) }

  /// Calls `onNext` with `object` for each element, for as long as `object` lives; does not keep it alive.
  public func bind<Object: AnyObject & Sendable>(
    with object: Object, onNext: @escaping @Sendable (Object, Element) -> Void
  ) -> any Disposable {
    subscribe(with: object, onNext: onNext)
  }
}

/// Takes elements on the main actor for an object that it does not keep alive.
public struct Binder<Value: Sendable>: ObserverType, Sendable {
  private let bind: @Sendable (Value) -> Void

  /// Calls `binding` with each element, on the main actor, while `target` lives.
  public init<Target: AnyObject & Sendable>(
    _ target: Target, binding: @escaping @MainActor @Sendable (Target, Value) -> Void
  ) {
    bind = { [weak target] value in
      _ = MainScheduler.instance.schedule(()) { _ in
        MainActor.assumeIsolated { if let target { binding(target, value) } }
        return Disposables.create()
      }
    }
  }

  /// Takes an element. An error is a programmer's error, and is reported in debug builds; completion does nothing.
  public func on(_ event: Event<Value>) {
    switch event {
    case .next(let value): bind(value)
    case .error(let error): Hooks.misused("A binder was told an error: \(error)")
    case .completed: break
    }
  }
}

extension ObservableType {
  /// Tells observers, all with one subscription.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    let observers = observers.map { $0.asObserver() }
    return subscribe { event in for observer in observers { observer.on(event) } }
  }

  /// Sets relays. An error of the sequence is a programmer's error, and is reported in debug builds.
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    bind { element in for relay in relays { relay.accept(element) } }
  }

  /// Tells relays. An error of the sequence is a programmer's error, and is reported in debug builds.
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    bind { element in for relay in relays { relay.accept(element) } }
  }

  /// Tells relays. An error of the sequence is a programmer's error, and is reported in debug builds.
  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    bind { element in for relay in relays { relay.accept(element) } }
  }

  /// What `binder` makes of the sequence.
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  /// Calls `onNext` with each element. An error of the sequence is a programmer's error, reported in debug builds.
  public func bind(onNext: @escaping @Sendable (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext, onError: { Hooks.misused("A bound sequence failed: \($0)") })
  }
}

extension Observable {
  /// Subscribes on the main queue, at once where the caller is there, and calls closures on the main actor.
  ///
  /// The sequence has to send on the main queue what it sends later.
  func runOnMain(
    next: (@MainActor @Sendable (Element) -> Void)?, completed: (@MainActor @Sendable () -> Void)?,
    disposed: (@MainActor @Sendable () -> Void)?
  ) -> any Disposable {
    let afterwards: (@Sendable () -> Void)? = if let disposed { { onMain(disposed) } } else { nil }
    return subscribe(on: ConcurrentMainScheduler.instance).run(
      next: { element in
        if let next { onMain { next(element) } }
      },
      end: { error in
        if error == nil, let completed { onMain(completed) }
      }, disposed: afterwards)
  }
}

/// Calls `body` on the main actor: at once where the caller is there, else soon.
private func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
  if MainScheduler.isCurrent {
    MainActor.assumeIsolated(body)
  } else {
    Task { @MainActor in body() }
  }
}

extension SharedSequence where SharingStrategy == DriverSharingStrategy {
  /// Calls closures on the main actor, from wherever it is called. Subscribing there tells the last element at once.
  public func drive(
    onNext: (@MainActor @Sendable (Element) -> Void)? = nil, onCompleted: (@MainActor @Sendable () -> Void)? = nil,
    onDisposed: (@MainActor @Sendable () -> Void)? = nil
  ) -> any Disposable {
    source.runOnMain(next: onNext, completed: onCompleted, disposed: onDisposed)
  }

  /// Calls closures with `object` on the main actor, while it lives; does not keep it alive.
  public func drive<Object: AnyObject & Sendable>(
    with object: Object, onNext: @escaping @MainActor @Sendable (Object, Element) -> Void
  ) -> any Disposable {
    drive(onNext: { [weak object] element in if let object { onNext(object, element) } })
  }

  /// Tells observers.
  public func drive<Observer: ObserverType & Sendable>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    drive(onNext: { element in for observer in observers { observer.onNext(element) } })
  }

  /// Sets relays.
  public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable {
    drive(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Tells relays.
  public func drive(_ relays: PublishRelay<Element>...) -> any Disposable {
    drive(onNext: { element in for relay in relays { relay.accept(element) } })
  }
}

extension SharedSequence where SharingStrategy == SignalSharingStrategy {
  /// Calls closures on the main actor, from wherever it is called.
  public func emit(
    onNext: (@MainActor @Sendable (Element) -> Void)? = nil, onCompleted: (@MainActor @Sendable () -> Void)? = nil,
    onDisposed: (@MainActor @Sendable () -> Void)? = nil
  ) -> any Disposable {
    source.runOnMain(next: onNext, completed: onCompleted, disposed: onDisposed)
  }

  /// Calls a closure with `object` on the main actor, while it lives; does not keep it alive.
  public func emit<Object: AnyObject & Sendable>(
    with object: Object, onNext: @escaping @MainActor @Sendable (Object, Element) -> Void
  ) -> any Disposable {
    emit(onNext: { [weak object] element in if let object { onNext(object, element) } })
  }

  /// Tells observers.
  public func emit<Observer: ObserverType & Sendable>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    emit(onNext: { element in for observer in observers { observer.onNext(element) } })
  }

  /// Sets relays.
  public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable {
    emit(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Tells relays.
  public func emit(to relays: PublishRelay<Element>...) -> any Disposable {
    emit(onNext: { element in for relay in relays { relay.accept(element) } })
  }
}

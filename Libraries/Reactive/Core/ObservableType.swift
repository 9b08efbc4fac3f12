/// Whatever can be seen as an observable: subjects, relays, traits.
public protocol ObservableConvertibleType<Element>: Sendable {
  /// What the sequence consists of.
  associatedtype Element: Sendable

  /// The events as an ``Observable``.
  func asObservable() -> Observable<Element>
}

/// What can be subscribed to, and has all operators.
public protocol ObservableType<Element>: ObservableConvertibleType {
  // Disfavoured, also where it is implemented: the type checker would otherwise try every closure that is handed to
  // `subscribe` as an observer of an unknown type, and give up on a chain of six operators.
  /// Tells `observer` all events until the end, or until what is returned is disposed.
  @_disfavoredOverload
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element
}

extension ObservableType {
  /// The events as an ``Observable``; types of this library have a cheaper one.
  public func asObservable() -> Observable<Element> {
    Observable { sink, chain in
      chain.insert(subscribe(AnyObserver(eventHandler: { event in if !chain.isDisposed { sink.on(event) } })))
    }
  }

  /// Tells `on` all events.
  @inlinable
  public func subscribe(_ on: @escaping @Sendable (Event<Element>) -> Void) -> any Disposable {
    asObservable().run(next: { on(.next($0)) }, end: { on(.end($0)) })
  }

  // Disfavoured, so that a control, whose closures are called on the main actor, can say so by an overload.
  /// Calls a closure for each kind of event; `onDisposed` is called after the end or on disposal.
  ///
  /// An error that nobody takes goes to ``Hooks/defaultErrorHandler``.
  @inlinable @_disfavoredOverload
  public func subscribe(
    onNext: (@Sendable (Element) -> Void)? = nil, onError: (@Sendable (any Error) -> Void)? = nil,
    onCompleted: (@Sendable () -> Void)? = nil, onDisposed: (@Sendable () -> Void)? = nil
  ) -> any Disposable {
    asObservable().run(
      next: onNext ?? { _ in },
      end: { error in
        if let error { (onError ?? Hooks.unhandled)(error) } else { onCompleted?() }
      }, disposed: onDisposed)
  }

  /// Calls a closure with `object` for each kind of event, for as long as `object` lives; does not keep it alive.
  public func subscribe<Object: AnyObject & Sendable>(
    with object: Object, onNext: (@Sendable (Object, Element) -> Void)? = nil,
    onError: (@Sendable (Object, any Error) -> Void)? = nil, onCompleted: (@Sendable (Object) -> Void)? = nil,
    onDisposed: (@Sendable (Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onNext: { [weak object] element in if let object { onNext?(object, element) } },
      onError: { [weak object] error in if let object { onError?(object, error) } },
      onCompleted: { [weak object] in if let object { onCompleted?(object) } },
      onDisposed: { [weak object] in if let object { onDisposed?(object) } })
  }
}

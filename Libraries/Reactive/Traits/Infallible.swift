/// A sequence that cannot fail, by its type.
public protocol InfallibleType<Element>: ObservableConvertibleType {}

/// A sequence that cannot fail: elements, and perhaps completion.
@frozen
public struct Infallible<Element: Sendable>: InfallibleType {
  @usableFromInline let source: Observable<Element>

  /// The sequence as it is; that it never fails is for the caller to know.
  @inlinable
  init(_ source: Observable<Element>) {
    self.source = source
  }

  /// The sequence without its promise.
  @inlinable
  public func asObservable() -> Observable<Element> { source }
}

/// What an infallible sequence tells.
@frozen
public enum InfallibleEvent<Element: Sendable>: Sendable {
  /// The next element.
  case next(Element)

  /// It ended.
  case completed
}

extension Infallible {
  /// Who is told.
  public typealias InfallibleObserver = @Sendable (InfallibleEvent<Element>) -> Void

  /// Does what `subscribe` does with the observer, for each subscription.
  public static func create(
    subscribe: @escaping @Sendable (@escaping InfallibleObserver) -> any Disposable
  ) -> Infallible<Element> {
    Infallible(
      .create { observer in
        subscribe { event in
          switch event {
          case .next(let element): observer.onNext(element)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  /// `(x|)`
  public static func just(_ element: Element) -> Infallible<Element> { Infallible(.just(element)) }

  /// `(xyz|)`
  public static func of(_ elements: Element...) -> Infallible<Element> { Infallible(.from(elements)) }

  /// `(xyz|)`
  public static func from<Elements: Sequence<Element> & Sendable>(_ sequence: Elements) -> Infallible<Element> {
    Infallible(.from(sequence))
  }

  /// `|`
  public static func empty() -> Infallible<Element> { Infallible(.empty()) }

  /// `-----…`
  public static func never() -> Infallible<Element> { Infallible(.never()) }

  /// What `observableFactory` makes, anew for each subscription.
  public static func deferred(
    _ observableFactory: @escaping @Sendable () -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(.deferred { observableFactory().source })
  }
}

extension InfallibleType {
  /// Calls a closure for each kind of event; `onDisposed` is called after the end or on disposal.
  public func subscribe(
    onNext: (@Sendable (Element) -> Void)? = nil, onCompleted: (@Sendable () -> Void)? = nil,
    onDisposed: (@Sendable () -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Tells `on` all events.
  public func subscribe(_ on: @escaping @Sendable (InfallibleEvent<Element>) -> Void) -> any Disposable {
    asObservable().run(next: { on(.next($0)) }, end: { _ in on(.completed) })
  }

  /// The same as an ``Infallible``.
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

extension ObservableConvertibleType {
  /// `element` instead of an error, and then the end.
  public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
    Infallible(asObservable().catchAndReturn(element))
  }

  /// The other sequence after an error.
  public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element> {
    Infallible(asObservable().catch { _ in infallible.source })
  }

  /// What `onErrorRecover` makes of an error.
  public func asInfallible(
    onErrorRecover: @escaping @Sendable (any Error) -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(asObservable().catch { onErrorRecover($0).source })
  }
}

extension PublishRelay {
  /// The same as an ``Infallible``: a relay never fails.
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

extension BehaviorRelay {
  /// The same as an ``Infallible``: a relay never fails.
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

extension ReplayRelay {
  /// The same as an ``Infallible``: a relay never fails.
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

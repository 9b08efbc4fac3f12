/// What can be seen as a sequence that cannot fail, by its type.
public protocol InfallibleType<Element>: ObservableConvertibleType {}

/// A sequence that cannot fail: elements, and perhaps completion.
///
/// Its operators take closures that cannot throw, and sequences that cannot fail.
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

/// What an ``Infallible`` tells.
@frozen
public enum InfallibleEvent<Element: Sendable>: Sendable {
  /// The next element.
  case next(Element)

  /// The sequence ended.
  case completed
}

// MARK: - Sources

extension Infallible {
  /// Who is told.
  public typealias InfallibleObserver = @Sendable (InfallibleEvent<Element>) -> Void

  /// Does what `subscribe` does with the observer, for each subscription.
  ///
  /// What arrives after the end or after disposal is dropped.
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
  @inlinable
  public static func just(_ element: Element) -> Infallible<Element> { Infallible(.just(element)) }

  /// `(x|)` on `scheduler`: the element and the end are two actions.
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
    Infallible(.just(element, scheduler: scheduler))
  }

  /// `of(1, 2, 3)` is `(123|)`. Several of such sequences take turns.
  public static func of(_ elements: Element...) -> Infallible<Element> { Infallible(.from(elements)) }

  /// `from([1, 2, 3])` is `(123|)`. Several of such sequences take turns.
  public static func from<Elements: Sequence<Element> & Sendable>(_ sequence: Elements) -> Infallible<Element> {
    Infallible(.from(sequence))
  }

  /// `(x|)` or, for nil, `|`.
  public static func from(optional: Element?) -> Infallible<Element> { Infallible(.from(optional: optional)) }

  /// `|`
  public static func empty() -> Infallible<Element> { Infallible(.empty()) }

  /// `-----…`
  public static func never() -> Infallible<Element> { Infallible(.never()) }

  /// What `observableFactory` makes, anew for each subscription.
  ///
  /// `deferred { --1--| }` is `--1--|`.
  public static func deferred(
    _ observableFactory: @escaping @Sendable () -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(.deferred { observableFactory().source })
  }
}

// MARK: - Subscribing

extension InfallibleType {
  /// Tells `on` all events.
  @inlinable
  public func subscribe(_ on: @escaping @Sendable (InfallibleEvent<Element>) -> Void) -> any Disposable {
    asObservable().run(next: { on(.next($0)) }, end: { _ in on(.completed) })
  }

  /// Calls a closure for each kind of event; `onDisposed` is called after the end or on disposal.
  @inlinable
  public func subscribe(
    onNext: (@Sendable (Element) -> Void)? = nil, onCompleted: (@Sendable () -> Void)? = nil,
    onDisposed: (@Sendable () -> Void)? = nil
  ) -> any Disposable {
    asObservable().run(next: onNext ?? { _ in }, end: { _ in onCompleted?() }, disposed: onDisposed)
  }

  /// Calls a closure with `object` for each kind of event, for as long as `object` lives; does not keep it alive.
  public func subscribe<Object: AnyObject & Sendable>(
    with object: Object, onNext: (@Sendable (Object, Element) -> Void)? = nil,
    onCompleted: (@Sendable (Object) -> Void)? = nil, onDisposed: (@Sendable (Object) -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }
}

// MARK: - Conversions

extension InfallibleType {
  /// The same as an ``Infallible``.
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

extension RelayType {
  /// The same as an ``Infallible``: a relay never fails.
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

extension ObservableConvertibleType {
  /// `--1--#` with 7 is `--1--(7|)`.
  public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
    Infallible(asObservable().catchAndReturn(element))
  }

  /// `--1--#` with `--7--|` is `--1----7--|`.
  public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element> {
    Infallible(asObservable().catch { _ in infallible.source })
  }

  /// `--1--#` with `{ _ in --7--| }` is `--1----7--|`.
  public func asInfallible(
    onErrorRecover: @escaping @Sendable (any Error) -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(asObservable().catch { onErrorRecover($0).source })
  }
}

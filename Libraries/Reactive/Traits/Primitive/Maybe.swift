/// Marks a sequence of one element, none, or an error.
public enum MaybeTrait: ElementTrait {}

/// One element, none, or an error.
public typealias Maybe<Element: Sendable> = PrimitiveSequence<MaybeTrait, Element>

/// What a ``Maybe`` tells.
@frozen
public enum MaybeEvent<Element: Sendable>: Sendable {
  /// The element; with that it has ended.
  case success(Element)

  /// It failed.
  case error(any Error)

  /// It ended without an element.
  case completed
}

extension PrimitiveSequence where Trait == MaybeTrait {
  /// Who is told.
  public typealias MaybeObserver = @Sendable (MaybeEvent<Element>) -> Void

  /// Does what `subscribe` does with the observer, for each subscription.
  ///
  /// What arrives after the first event or after disposal is dropped.
  public static func create(
    subscribe: @escaping @Sendable (@escaping MaybeObserver) -> any Disposable
  ) -> Maybe<Element> {
    Maybe(
      raw: .create { observer in
        subscribe { event in
          switch event {
          case .success(let element):
            observer.onNext(element)
            observer.onCompleted()
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  /// `(x|)`
  @inlinable
  public static func just(_ element: Element) -> Maybe<Element> { Maybe(raw: .just(element)) }

  /// `(x|)` on `scheduler`.
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Maybe<Element> {
    Maybe(raw: .just(element, scheduler: scheduler))
  }

  /// `|`
  public static func empty() -> Maybe<Element> { Maybe(raw: .empty()) }

  /// `#`
  public static func error(_ error: any Error) -> Maybe<Element> { Maybe(raw: .error(error)) }

  /// `-----…`
  public static func never() -> Maybe<Element> { Maybe(raw: .never()) }

  /// Tells `observer` the element or the end.
  public func subscribe(_ observer: @escaping MaybeObserver) -> any Disposable {
    let wasSent = State(false)
    return source.run(
      next: { element in
        wasSent.value = true
        observer(.success(element))
      },
      end: { error in
        if wasSent.value { return }
        observer(error.map { .error($0) } ?? .completed)
      })
  }

  /// Calls a closure for the element or the end; `onDisposed` is called afterwards or on disposal.
  ///
  /// `onCompleted` is called where there was no element. An error that nobody takes goes to
  /// ``Hooks/defaultErrorHandler``.
  public func subscribe(
    onSuccess: (@Sendable (Element) -> Void)? = nil, onError: (@Sendable (any Error) -> Void)? = nil,
    onCompleted: (@Sendable () -> Void)? = nil, onDisposed: (@Sendable () -> Void)? = nil
  ) -> any Disposable {
    let wasSent = State(false)
    return source.run(
      next: { element in
        wasSent.value = true
        onSuccess?(element)
      },
      end: { error in
        if let error { (onError ?? Hooks.unhandled)(error) } else if !wasSent.value { onCompleted?() }
      }, disposed: onDisposed)
  }

  /// Calls a closure with `object`, for as long as it lives; does not keep it alive.
  public func subscribe<Object: AnyObject & Sendable>(
    with object: Object, onSuccess: (@Sendable (Object, Element) -> Void)? = nil,
    onError: (@Sendable (Object, any Error) -> Void)? = nil, onCompleted: (@Sendable (Object) -> Void)? = nil,
    onDisposed: (@Sendable (Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onSuccess: { [weak object] element in if let object { onSuccess?(object, element) } },
      onError: { [weak object] error in if let object { onError?(object, error) } },
      onCompleted: { [weak object] in if let object { onCompleted?(object) } },
      onDisposed: { [weak object] in if let object { onDisposed?(object) } })
  }
}

// MARK: - Operators

extension PrimitiveSequence where Trait == MaybeTrait {
  /// Calls closures beside the sequence; what one of the throwing closures throws ends it.
  ///
  /// `--|` stays `--|`.
  public func `do`(
    onNext: (@Sendable (Element) throws -> Void)? = nil, afterNext: (@Sendable (Element) throws -> Void)? = nil,
    onError: (@Sendable (any Error) throws -> Void)? = nil, afterError: (@Sendable (any Error) throws -> Void)? = nil,
    onCompleted: (@Sendable () throws -> Void)? = nil, afterCompleted: (@Sendable () throws -> Void)? = nil,
    onSubscribe: (@Sendable () -> Void)? = nil, onSubscribed: (@Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> Maybe<Element> {
    Maybe(
      raw: source.do(
        onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError, onCompleted: onCompleted,
        afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// `--(1|)` mapped by `{ $0 * 10 }` is `--(10|)`.
  @inlinable
  public func map<Result: Sendable>(_ transform: @escaping @Sendable (Element) throws -> Result) -> Maybe<Result> {
    Maybe<Result>(raw: source.map(transform))
  }

  /// `--(1|)` is `--(f(1)|)`, or `--|` where that is nil.
  @inlinable
  public func compactMap<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) throws -> Result?
  ) -> Maybe<Result> {
    Maybe<Result>(raw: source.compactMap(transform))
  }

  /// `--(1|)`, or `--|` where `predicate` does not hold.
  @inlinable
  public func filter(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(raw: source.filter(predicate))
  }

  /// `--(1|)` with `{ n in --(7|) }` is `----(7|)`.
  @inlinable
  public func flatMap<Result: Sendable>(
    _ selector: @escaping @Sendable (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    Maybe<Result>(raw: source.flatMap(selector))
  }

  /// `--|` with default 7 is `--(7|)`.
  public func ifEmpty(default element: Element) -> Single<Element> {
    Single(raw: source.ifEmpty(default: element))
  }

  /// `--|` with other `--(7|)` is `----(7|)`.
  public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
    Maybe(raw: source.ifEmpty(switchTo: other.source))
  }

  /// `--|` with other `--(7|)` is `----(7|)`.
  public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
    Single(raw: source.ifEmpty(switchTo: other.source))
  }

  /// `--#` caught by 7 is `--(7|)`.
  public func catchAndReturn(_ element: Element) -> Maybe<Element> {
    Maybe(raw: source.catchAndReturn(element))
  }

  /// `--|` is `--#`: fails with ``RxError/noElements`` where there is no element.
  public func asSingle() -> Single<Element> { source.asSingle() }

  /// Only the end is left.
  ///
  /// `--(1|)` is `--|`.
  public func asCompletable() -> Completable { Completable(raw: source.ignoreElements()) }
}

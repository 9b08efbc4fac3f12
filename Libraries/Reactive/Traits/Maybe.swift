/// Marks a sequence of one element, none, or an error.
public enum MaybeTrait: Sendable {}

/// A sequence of one element, none, or an error.
public typealias Maybe<Element: Sendable> = PrimitiveSequence<MaybeTrait, Element>

/// What a ``Maybe`` tells.
@frozen
public enum MaybeEvent<Element: Sendable>: Sendable {
  /// The element; it has ended with that.
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
  public static func create(subscribe: @escaping @Sendable (@escaping MaybeObserver) -> any Disposable) -> Maybe<
    Element
  > {
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

  /// Calls a closure for the element or the end; `onDisposed` afterwards or on disposal.
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
}

// MARK: - Operators

extension PrimitiveSequence where Trait == MaybeTrait {
  /// Calls closures beside the sequence.
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

  /// Transforms the element.
  public func map<Result: Sendable>(_ transform: @escaping @Sendable (Element) throws -> Result) -> Maybe<Result> {
    Maybe<Result>(raw: source.map(transform))
  }

  /// Transforms the element, or drops it.
  public func compactMap<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) throws -> Result?
  ) -> Maybe<Result> {
    Maybe<Result>(raw: source.compactMap(transform))
  }

  /// Drops the element unless `predicate` holds.
  public func filter(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(raw: source.filter(predicate))
  }

  /// Goes over to what `selector` makes of the element.
  public func flatMap<Result: Sendable>(
    _ selector: @escaping @Sendable (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    Maybe<Result>(raw: source.flatMap(selector))
  }

  /// The element, where there is none.
  public func ifEmpty(default element: Element) -> Single<Element> {
    Single(raw: source.ifEmpty(default: element))
  }

  /// The other, where there is no element.
  public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
    Maybe(raw: source.ifEmpty(switchTo: other.source))
  }

  /// The other, where there is no element.
  public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
    Single(raw: source.ifEmpty(switchTo: other.source))
  }

  /// The element instead of an error.
  public func catchAndReturn(_ element: Element) -> Maybe<Element> {
    Maybe(raw: source.catchAndReturn(element))
  }

  /// The one element; fails with ``RxError/noElements`` where there is none.
  public func asSingle() -> Single<Element> { source.asSingle() }

  /// Only the end is left.
  public func asCompletable() -> Completable { Completable(raw: source.ignoreElements()) }
}

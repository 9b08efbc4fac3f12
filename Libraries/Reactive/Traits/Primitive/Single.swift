/// Marks a sequence of one element, or an error.
public enum SingleTrait: ElementTrait {}

/// One element, or an error: what a request answers.
public typealias Single<Element: Sendable> = PrimitiveSequence<SingleTrait, Element>

/// What a ``Single`` tells.
public typealias SingleEvent<Element> = Result<Element, any Error>

extension PrimitiveSequence where Trait == SingleTrait {
  /// Who is told.
  public typealias SingleObserver = @Sendable (SingleEvent<Element>) -> Void

  /// Does what `subscribe` does with the observer, for each subscription.
  ///
  /// What arrives after the first event or after disposal is dropped.
  public static func create(
    subscribe: @escaping @Sendable (@escaping SingleObserver) -> any Disposable
  ) -> Single<Element> {
    Single(
      raw: .create { observer in
        subscribe { event in
          switch event {
          case .success(let element):
            observer.onNext(element)
            observer.onCompleted()
          case .failure(let error): observer.onError(error)
          }
        }
      })
  }

  /// `(x|)`
  @inlinable
  public static func just(_ element: Element) -> Single<Element> { Single(raw: .just(element)) }

  /// `(x|)` on `scheduler`.
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Single<Element> {
    Single(raw: .just(element, scheduler: scheduler))
  }

  /// `#`
  public static func error(_ error: any Error) -> Single<Element> { Single(raw: .error(error)) }

  /// `-----…`
  public static func never() -> Single<Element> { Single(raw: .never()) }

  /// Tells `observer` the element or the error.
  public func subscribe(_ observer: @escaping SingleObserver) -> any Disposable {
    source.run(
      next: { observer(.success($0)) },
      end: { error in if let error { observer(.failure(error)) } })
  }

  /// Calls a closure for the element or the error; `onDisposed` is called afterwards or on disposal.
  ///
  /// An error that nobody takes goes to ``Hooks/defaultErrorHandler``.
  public func subscribe(
    onSuccess: (@Sendable (Element) -> Void)? = nil, onFailure: (@Sendable (any Error) -> Void)? = nil,
    onDisposed: (@Sendable () -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }

  /// Calls a closure with `object`, for as long as it lives; does not keep it alive.
  public func subscribe<Object: AnyObject & Sendable>(
    with object: Object, onSuccess: (@Sendable (Object, Element) -> Void)? = nil,
    onFailure: (@Sendable (Object, any Error) -> Void)? = nil, onDisposed: (@Sendable (Object) -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(with: object, onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }
}

// MARK: - Operators

extension PrimitiveSequence where Trait == SingleTrait {
  /// Calls closures beside the sequence; what one of the throwing closures throws ends it.
  ///
  /// `--|` stays `--|`.
  public func `do`(
    onSuccess: (@Sendable (Element) throws -> Void)? = nil,
    afterSuccess: (@Sendable (Element) throws -> Void)? = nil, onError: (@Sendable (any Error) throws -> Void)? = nil,
    afterError: (@Sendable (any Error) throws -> Void)? = nil, onSubscribe: (@Sendable () -> Void)? = nil,
    onSubscribed: (@Sendable () -> Void)? = nil, onDispose: (@Sendable () -> Void)? = nil
  ) -> Single<Element> {
    Single(
      raw: source.do(
        onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// `--(1|)` mapped by `{ $0 * 10 }` is `--(10|)`.
  @inlinable
  public func map<Result: Sendable>(_ transform: @escaping @Sendable (Element) throws -> Result) -> Single<Result> {
    Single<Result>(raw: source.map(transform))
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
    _ selector: @escaping @Sendable (Element) throws -> Single<Result>
  ) -> Single<Result> {
    Single<Result>(raw: source.flatMap(selector))
  }

  /// `--(1|)` with `{ n in --| }` is `----|`.
  @inlinable
  public func flatMapMaybe<Result: Sendable>(
    _ selector: @escaping @Sendable (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    Maybe<Result>(raw: source.flatMap(selector))
  }

  /// `--(1|)` with `{ n in --| }` is `----|`.
  @inlinable
  public func flatMapCompletable(
    _ selector: @escaping @Sendable (Element) throws -> Completable
  ) -> Completable {
    Completable(raw: source.flatMap(selector))
  }

  /// `--#` caught by 7 is `--(7|)`.
  public func catchAndReturn(_ element: Element) -> Single<Element> {
    Single(raw: source.catchAndReturn(element))
  }

  /// The same as a ``Maybe``.
  public func asMaybe() -> Maybe<Element> { Maybe(raw: source) }

  /// Only the end is left.
  ///
  /// `--(1|)` is `--|`.
  public func asCompletable() -> Completable { Completable(raw: source.ignoreElements()) }
}

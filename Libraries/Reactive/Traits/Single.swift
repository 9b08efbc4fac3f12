/// Marks a sequence of one element, or an error.
public enum SingleTrait: Sendable {}

/// A sequence of one element, or an error.
public typealias Single<Element: Sendable> = PrimitiveSequence<SingleTrait, Element>

/// What a ``Single`` tells.
public typealias SingleEvent<Element> = Result<Element, any Error>

extension PrimitiveSequence where Trait == SingleTrait {
  /// Who is told.
  public typealias SingleObserver = @Sendable (SingleEvent<Element>) -> Void

  /// Does what `subscribe` does with the observer, for each subscription.
  public static func create(subscribe: @escaping @Sendable (@escaping SingleObserver) -> any Disposable) -> Single<
    Element
  > {
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

  /// Calls a closure for the element or the error; `onDisposed` afterwards or on disposal.
  public func subscribe(
    onSuccess: (@Sendable (Element) -> Void)? = nil, onFailure: (@Sendable (any Error) -> Void)? = nil,
    onDisposed: (@Sendable () -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }

  /// Calls a closure with `object`, while it lives; does not keep it alive.
  public func subscribe<Object: AnyObject & Sendable>(
    with object: Object, onSuccess: (@Sendable (Object, Element) -> Void)? = nil,
    onFailure: (@Sendable (Object, any Error) -> Void)? = nil, onDisposed: (@Sendable (Object) -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(with: object, onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }
}

// MARK: - Operators

extension PrimitiveSequence where Trait == SingleTrait {
  /// Calls closures beside the sequence.
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

  /// Transforms the element.
  public func map<Result: Sendable>(_ transform: @escaping @Sendable (Element) throws -> Result) -> Single<Result> {
    Single<Result>(raw: source.map(transform))
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
    _ selector: @escaping @Sendable (Element) throws -> Single<Result>
  ) -> Single<Result> {
    Single<Result>(raw: source.flatMap(selector))
  }

  /// Goes over to what `selector` makes of the element.
  public func flatMapMaybe<Result: Sendable>(
    _ selector: @escaping @Sendable (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    Maybe<Result>(raw: source.flatMap(selector))
  }

  /// Goes over to what `selector` makes of the element.
  public func flatMapCompletable(
    _ selector: @escaping @Sendable (Element) throws -> Completable
  ) -> Completable {
    Completable(raw: source.flatMap(selector))
  }

  /// The element instead of an error.
  public func catchAndReturn(_ element: Element) -> Single<Element> {
    Single(raw: source.catchAndReturn(element))
  }

  /// The same with other promises.
  public func asMaybe() -> Maybe<Element> { Maybe(raw: source) }

  /// Only the end is left.
  public func asCompletable() -> Completable { Completable(raw: source.ignoreElements()) }

  /// The elements of all.
  public static func zip<Singles: Collection>(_ collection: Singles) -> Single<[Element]>
  where Singles.Element == Single<Element> {
    zip(collection) { $0 }
  }

  /// What `resultSelector` makes of the elements of all.
  public static func zip<Singles: Collection, Result: Sendable>(
    _ collection: Singles, resultSelector: @escaping @Sendable ([Element]) throws -> Result
  ) -> Single<Result> where Singles.Element == Single<Element> {
    if collection.isEmpty { return .deferred { .just(try resultSelector([])) } }
    return Single<Result>(raw: .zip(collection.map(\.source), resultSelector: resultSelector))
  }

  /// What `resultSelector` makes of the elements of both.
  public static func zip<First: Sendable, Second: Sendable>(
    _ first: Single<First>, _ second: Single<Second>,
    resultSelector: @escaping @Sendable (First, Second) throws -> Element
  ) -> Single<Element> {
    Single(raw: .zip(first.source, second.source, resultSelector: resultSelector))
  }
}

extension PrimitiveSequence where Trait == SingleTrait, Element == any Sendable {
  /// The elements of both.
  public static func zip<First: Sendable, Second: Sendable>(
    _ first: Single<First>, _ second: Single<Second>
  ) -> Single<(First, Second)> {
    .zip(first, second) { ($0, $1) }
  }
}

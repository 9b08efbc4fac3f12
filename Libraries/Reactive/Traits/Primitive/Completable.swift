/// Marks a sequence without elements.
public enum CompletableTrait: Sendable {}

/// A sequence without elements: it completes, or fails.
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

/// What a ``Completable`` tells.
@frozen
public enum CompletableEvent: Sendable {
  /// It failed.
  case error(any Error)

  /// It ended.
  case completed
}

extension PrimitiveSequence where Trait == CompletableTrait, Element == Never {
  /// Who is told.
  public typealias CompletableObserver = @Sendable (CompletableEvent) -> Void

  /// Does what `subscribe` does with the observer, for each subscription.
  ///
  /// What arrives after the first event or after disposal is dropped.
  public static func create(
    subscribe: @escaping @Sendable (@escaping CompletableObserver) -> any Disposable
  ) -> Completable {
    Completable(
      raw: .create { observer in
        subscribe { event in
          switch event {
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  /// `|`
  public static func empty() -> Completable { Completable(raw: .empty()) }

  /// `#`
  public static func error(_ error: any Error) -> Completable { Completable(raw: .error(error)) }

  /// `-----…`
  public static func never() -> Completable { Completable(raw: .never()) }

  /// Tells `observer` the end.
  public func subscribe(_ observer: @escaping CompletableObserver) -> any Disposable {
    source.run(next: { _ in }, end: { error in observer(error.map { .error($0) } ?? .completed) })
  }

  /// Calls a closure for the end; `onDisposed` is called afterwards or on disposal.
  ///
  /// An error that nobody takes goes to ``Hooks/defaultErrorHandler``.
  public func subscribe(
    onCompleted: (@Sendable () -> Void)? = nil, onError: (@Sendable (any Error) -> Void)? = nil,
    onDisposed: (@Sendable () -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Calls a closure with `object`, for as long as it lives; does not keep it alive.
  public func subscribe<Object: AnyObject & Sendable>(
    with object: Object, onCompleted: (@Sendable (Object) -> Void)? = nil,
    onError: (@Sendable (Object, any Error) -> Void)? = nil, onDisposed: (@Sendable (Object) -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(with: object, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }
}

// MARK: - Operators

extension PrimitiveSequence where Trait == CompletableTrait, Element == Never {
  /// Calls closures beside the sequence; what one of the throwing closures throws ends it.
  ///
  /// `--|` stays `--|`.
  public func `do`(
    onError: (@Sendable (any Error) throws -> Void)? = nil, afterError: (@Sendable (any Error) throws -> Void)? = nil,
    onCompleted: (@Sendable () throws -> Void)? = nil, afterCompleted: (@Sendable () throws -> Void)? = nil,
    onSubscribe: (@Sendable () -> Void)? = nil, onSubscribed: (@Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> Completable {
    Completable(
      raw: source.do(
        onError: onError, afterError: afterError, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// `--|` with `---|` is `-----|`.
  public func concat(_ second: Completable) -> Completable {
    Completable(raw: source.concat(second.source))
  }

  /// One after the other.
  ///
  /// `--|` and `---|` are `-----|`.
  public static func concat(_ sources: Completable...) -> Completable {
    Completable(raw: .concat(sources.map(\.source)))
  }

  /// One after the other; each is taken from `sequence` when the one before has completed.
  ///
  /// `[--|, ---|]` is `-----|`.
  public static func concat<Sources: Sequence<Completable> & Sendable>(_ sequence: Sources) -> Completable {
    Completable(raw: Concatenation.observable(of: sequence, goingOnAfter: .completion))
  }

  /// `--|` with `---|` is `---|`: completes when all have, and fails when one does.
  public static func zip(_ sources: Completable...) -> Completable { zip(sources) }

  /// All together: completes when all have, and fails when one does.
  ///
  /// `[--|, ---|]` is `---|`, and `[--#, ---|]` is `--#`.
  public static func zip<Sources: Collection<Completable>>(_ sources: Sources) -> Completable {
    Completable(raw: .merge(sources.map(\.source)))
  }

  /// `--|` and then `--(7|)` is `----(7|)`. An error ends it at once.
  public func andThen<Result: Sendable>(_ second: Single<Result>) -> Single<Result> {
    Single<Result>(raw: andThen(second.source))
  }

  /// `--|` and then `--(7|)` is `----(7|)`. An error ends it at once.
  public func andThen<Result: Sendable>(_ second: Maybe<Result>) -> Maybe<Result> {
    Maybe<Result>(raw: andThen(second.source))
  }

  /// `--|` and then `--|` is `----|`. An error ends it at once.
  public func andThen(_ second: Completable) -> Completable { concat(second) }

  /// `--|` and then `--7-8-|` is `----7-8-|`. An error ends it at once.
  public func andThen<Result: Sendable>(_ second: Observable<Result>) -> Observable<Result> {
    let source = source
    return Observable { sink, chain in
      let first = chain.child()
      source.start(
        Sink(
          next: { _ in },
          end: { error in
            first.dispose()
            if let error { sink.end(error) } else { second.start(sink, chain) }
          }),
        first)
    }
  }
}

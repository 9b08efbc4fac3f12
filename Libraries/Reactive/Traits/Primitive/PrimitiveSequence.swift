/// A sequence of at most one element; the trait says which of its ends are possible.
///
/// See ``Single``, ``Maybe`` and ``Completable``.
@frozen
public struct PrimitiveSequence<Trait: Sendable, Element: Sendable>: PrimitiveSequenceType, ObservableConvertibleType {
  @usableFromInline let source: Observable<Element>

  /// The sequence as it is; that it keeps what the trait promises is for the caller to know.
  @inlinable
  init(raw source: Observable<Element>) {
    self.source = source
  }

  /// The sequence itself.
  public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }

  /// The sequence without its promise.
  @inlinable
  public func asObservable() -> Observable<Element> { source }
}

/// What can be seen as a sequence of at most one element.
public protocol PrimitiveSequenceType: Sendable {
  /// Which ends are possible.
  associatedtype Trait: Sendable

  /// What the sequence consists of.
  associatedtype Element: Sendable

  /// The sequence.
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

// MARK: - Sources of every trait

extension PrimitiveSequence {
  /// What `observableFactory` makes, anew for each subscription.
  ///
  /// `deferred { --1--| }` is `--1--|`.
  @inlinable
  public static func deferred(
    _ observableFactory: @escaping @Sendable () throws -> PrimitiveSequence
  ) -> PrimitiveSequence {
    PrimitiveSequence(raw: .deferred { try observableFactory().source })
  }

  /// What `primitiveSequenceFactory` makes of a resource, which lives as long as the subscription.
  ///
  /// `using({ r }) { _ in --(1|) }` is `--(1|)`, and `r` is disposed at the end.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping @Sendable () throws -> Resource,
    primitiveSequenceFactory: @escaping @Sendable (Resource) throws -> PrimitiveSequence
  ) -> PrimitiveSequence {
    PrimitiveSequence(raw: .using(resourceFactory, observableFactory: { try primitiveSequenceFactory($0).source }))
  }
}

// MARK: - Operators that keep the trait

extension PrimitiveSequence {
  /// The same events, as actions of `scheduler`.
  ///
  /// `--1--|` is `---1--|` where an action takes one step to come.
  public func observe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.observe(on: scheduler))
  }

  /// Subscribes, and lets go, as actions of `scheduler`.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.subscribe(on: scheduler))
  }

  /// `--#` caught by `{ _ in --(7|) }` is `----(7|)`. What `handler` throws ends the sequence.
  public func `catch`(
    _ handler: @escaping @Sendable (any Error) throws -> PrimitiveSequence
  ) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.catch { try handler($0).source })
  }

  /// Subscribes again whenever the sequence fails, until it succeeds.
  ///
  /// `--#`, which fails twice and then succeeds, is `------(1|)`.
  public func retry() -> PrimitiveSequence {
    PrimitiveSequence(raw: source.retry())
  }

  /// Subscribes up to `maxAttemptCount` times, until the sequence succeeds; else fails with the last error.
  ///
  /// `--#`, up to 3 times, is `------#`.
  public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.retry(maxAttemptCount))
  }

  /// Subscribes again when what `notificationHandler` makes of the errors has an element; ends when that ends.
  ///
  /// Errors of another type than the handler takes end the sequence.
  public func retry<Trigger: ObservableType, Failure: Error>(
    when notificationHandler: @escaping @Sendable (Observable<Failure>) -> Trigger
  ) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.retry(when: notificationHandler))
  }

  /// Subscribes again when what `notificationHandler` makes of the errors has an element; ends when that ends.
  public func retry<Trigger: ObservableType>(
    when notificationHandler: @escaping @Sendable (Observable<any Error>) -> Trigger
  ) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.retry(when: notificationHandler))
  }

  /// Prints what happens, each line with `identifier` and where in the source the operator stands.
  ///
  /// `--1--|` stays `--1--|`.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #fileID, line: UInt = #line,
    function: String = #function
  ) -> PrimitiveSequence {
    PrimitiveSequence(
      raw: source.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }
}

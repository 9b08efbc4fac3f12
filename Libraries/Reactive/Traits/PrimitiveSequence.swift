public import Dispatch

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

/// What can be seen as a primitive sequence.
public protocol PrimitiveSequenceType: Sendable {
  /// Which ends are possible.
  associatedtype Trait: Sendable

  /// What the sequence consists of.
  associatedtype Element: Sendable

  /// The sequence.
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

// MARK: - Operators that keep the trait

extension PrimitiveSequence {
  /// What `observableFactory` makes, anew for each subscription.
  public static func deferred(
    _ observableFactory: @escaping @Sendable () throws -> PrimitiveSequence
  ) -> PrimitiveSequence {
    PrimitiveSequence(raw: .deferred { try observableFactory().source })
  }

  /// A sequence that lives with a resource.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping @Sendable () throws -> Resource,
    primitiveSequenceFactory: @escaping @Sendable (Resource) throws -> PrimitiveSequence
  ) -> PrimitiveSequence {
    PrimitiveSequence(
      raw: .using(resourceFactory, observableFactory: { try primitiveSequenceFactory($0).source }))
  }

  /// Delays all but an error.
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.delay(dueTime, scheduler: scheduler))
  }

  /// Subscribes after `dueTime`.
  public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.delaySubscription(dueTime, scheduler: scheduler))
  }

  /// Tells its events on `scheduler`.
  public func observe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.observe(on: scheduler))
  }

  /// Subscribes on `scheduler`.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.subscribe(on: scheduler))
  }

  /// Goes over to what `handler` makes of an error.
  public func `catch`(
    _ handler: @escaping @Sendable (any Error) throws -> PrimitiveSequence
  ) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.catch { try handler($0).source })
  }

  /// Subscribes again whenever it fails.
  public func retry() -> PrimitiveSequence {
    PrimitiveSequence(raw: source.retry())
  }

  /// Subscribes up to `maxAttemptCount` times.
  public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.retry(maxAttemptCount))
  }

  /// Subscribes again when what `notificationHandler` makes of the errors has an element.
  public func retry<Trigger: ObservableType, Failure: Error>(
    when notificationHandler: @escaping @Sendable (Observable<Failure>) -> Trigger
  ) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.retry(when: notificationHandler))
  }

  /// Subscribes again when what `notificationHandler` makes of the errors has an element.
  public func retry<Trigger: ObservableType>(
    when notificationHandler: @escaping @Sendable (Observable<any Error>) -> Trigger
  ) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.retry(when: notificationHandler))
  }

  /// Fails with ``RxError/timeout`` when nothing came for `dueTime`.
  public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.timeout(dueTime, scheduler: scheduler))
  }

  /// Goes over to `other` when nothing came for `dueTime`.
  public func timeout(
    _ dueTime: RxTimeInterval, other: PrimitiveSequence, scheduler: any SchedulerType
  ) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.timeout(dueTime, other: other, scheduler: scheduler))
  }

  /// Prints what happens.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #fileID, line: UInt = #line,
    function: String = #function
  ) -> PrimitiveSequence {
    PrimitiveSequence(
      raw: source.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }
}

extension PrimitiveSequence where Element: RxAbstractInteger {
  /// `--(0|)`
  public static func timer(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence {
    PrimitiveSequence(raw: .timer(dueTime, scheduler: scheduler))
  }
}

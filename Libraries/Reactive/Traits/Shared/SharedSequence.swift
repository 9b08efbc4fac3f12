/// A sequence for what is shown: it cannot fail, is shared by its observers, and lives on the main actor.
///
/// It is started on the main actor, whoever subscribes, and sends its elements there; that is why its operators and
/// ``drive(onNext:onCompleted:onDisposed:)`` take closures of the main actor. See ``Driver`` and ``Signal``.
@frozen
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element: Sendable>:
  SharedSequenceConvertibleType
{
  /// To be started on the main actor only, and sends there only.
  @usableFromInline let source: Observable<Element>

  /// Shares a sequence that never fails, and that stays on the main actor if it is started there.
  @inlinable
  init(_ source: Observable<Element>) {
    self.source = SharingStrategy.share(source)
  }

  /// The same for a sequence that needs not be shared, as it is the same for all.
  @inlinable
  init(raw source: Observable<Element>) {
    self.source = source
  }

  /// The sequence without its promises. Starts on the main actor: at once where the caller is there, else later.
  @inlinable
  public func asObservable() -> Observable<Element> { source.startingOnMainActor() }

  /// The sequence itself.
  public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }

  /// The sequence itself.
  public func asDriver() -> SharedSequence where SharingStrategy == DriverSharingStrategy { self }

  /// The sequence itself.
  public func asSignal() -> SharedSequence where SharingStrategy == SignalSharingStrategy { self }
}

/// What can be seen as a sequence that is shared on the main actor.
public protocol SharedSequenceConvertibleType<Element>: ObservableConvertibleType {
  /// How it is shared.
  associatedtype SharingStrategy: SharingStrategyProtocol

  /// The sequence.
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

/// How the observers of a ``SharedSequence`` share it.
public protocol SharingStrategyProtocol: Sendable {
  /// Where it sends its elements.
  static var scheduler: any SchedulerType { get }

  /// Shares `source`.
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

// MARK: - Driver and Signal

/// State that is shown: who comes later is told the last element first.
public typealias Driver<Element: Sendable> = SharedSequence<DriverSharingStrategy, Element>

/// Shares one subscription, and tells newcomers the last element.
public enum DriverSharingStrategy: SharingStrategyProtocol {
  /// The main scheduler, unless it is mocked; see ``SharingScheduler``.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// Shares `source` while somebody is subscribed.
  @inlinable
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> { source.share(replay: 1) }
}

/// Things that happen: who comes later has missed them.
public typealias Signal<Element: Sendable> = SharedSequence<SignalSharingStrategy, Element>

/// Shares one subscription, and tells newcomers nothing.
public enum SignalSharingStrategy: SharingStrategyProtocol {
  /// The main scheduler, unless it is mocked; see ``SharingScheduler``.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// Shares `source` while somebody is subscribed.
  @inlinable
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> { source.share() }
}

/// Where drivers and signals send their elements.
public enum SharingScheduler {
  @TaskLocal private static var mocked: (any SchedulerType)?

  /// The scheduler for a new sequence.
  public static func make() -> any SchedulerType { mocked ?? MainScheduler() }

  /// Lets sequences that `action` makes use another scheduler, such as one of virtual time.
  ///
  /// Its actions have to run on the main actor all the same: where they do not, closures of the main actor trap.
  public static func mock(scheduler: any SchedulerType, action: () throws -> Void) rethrows {
    try $mocked.withValue(scheduler, operation: action)
  }
}

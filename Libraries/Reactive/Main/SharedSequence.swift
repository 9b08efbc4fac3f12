/// How the observers of a ``SharedSequence`` share one subscription.
public protocol SharingStrategyProtocol: Sendable {
  /// The sequence, shared.
  static func share<Element: Sendable>(_ source: Observable<Element>) -> Observable<Element>
}

/// A sequence that cannot fail, is told on the main actor, and shares one subscription: ``Driver`` or ``Signal``.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element: Sendable>: ObservableConvertibleType {
  let source: Observable<Element>

  /// `source`, shared. That it does not fail and is told on the main queue is for the caller to know.
  init(sharing source: Observable<Element>) {
    self.source = SharingStrategy.share(source)
  }

  /// A sequence that needs no sharing.
  init(raw source: Observable<Element>) {
    self.source = source
  }

  /// `source` told on the main queue, and `recover` instead of an error, shared.
  init(_ source: Observable<Element>, recover: @escaping @Sendable (any Error) -> Observable<Element>) {
    self.init(sharing: source.observe(on: MainScheduler.instance).catch(recover))
  }

  /// The sequence without its promises.
  public func asObservable() -> Observable<Element> { source }

  /// The sequence without its sharing.
  public func asInfallible() -> Infallible<Element> { Infallible(source) }
}

/// Shares a sequence, and tells newcomers its last element: for state.
public enum DriverSharingStrategy: SharingStrategyProtocol {
  /// The sequence, shared with its last element.
  public static func share<Element: Sendable>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1, scope: .whileConnected)
  }
}

/// Shares a sequence, and tells newcomers only what comes: for events.
public enum SignalSharingStrategy: SharingStrategyProtocol {
  /// The sequence, shared.
  public static func share<Element: Sendable>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(scope: .whileConnected)
  }
}

/// State for the screen: cannot fail, is told on the main actor, tells newcomers its last element.
public typealias Driver<Element: Sendable> = SharedSequence<DriverSharingStrategy, Element>

/// Events for the screen: cannot fail, are told on the main actor, newcomers see only what comes.
public typealias Signal<Element: Sendable> = SharedSequence<SignalSharingStrategy, Element>

// MARK: - Sources

extension SharedSequence {
  /// `(x|)`
  public static func just(_ element: Element) -> SharedSequence { SharedSequence(raw: .just(element)) }

  /// `(xyz|)`
  public static func of(_ elements: Element...) -> SharedSequence { SharedSequence(raw: .from(elements)) }

  /// `(xyz|)`
  public static func from<Elements: Sequence<Element> & Sendable>(_ sequence: Elements) -> SharedSequence {
    SharedSequence(raw: .from(sequence))
  }

  /// `|`
  public static func empty() -> SharedSequence { SharedSequence(raw: .empty()) }

  /// `-----…`
  public static func never() -> SharedSequence { SharedSequence(raw: .never()) }

  /// What `observableFactory` makes, anew for each subscription.
  public static func deferred(_ observableFactory: @escaping @Sendable () -> SharedSequence) -> SharedSequence {
    SharedSequence(raw: .deferred { observableFactory().source })
  }
}

// MARK: - Conversions

extension ObservableConvertibleType {
  /// State for the screen; `onErrorJustReturn` instead of an error.
  public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> {
    Driver(asObservable()) { _ in .just(element) }
  }

  /// State for the screen; the other after an error.
  public func asDriver(onErrorDriveWith other: Driver<Element>) -> Driver<Element> {
    Driver(asObservable()) { _ in other.source }
  }

  /// State for the screen; what `onErrorRecover` makes of an error.
  public func asDriver(onErrorRecover: @escaping @Sendable (any Error) -> Driver<Element>) -> Driver<Element> {
    Driver(asObservable()) { onErrorRecover($0).source }
  }

  /// Events for the screen; `onErrorJustReturn` instead of an error.
  public func asSignal(onErrorJustReturn element: Element) -> Signal<Element> {
    Signal(asObservable()) { _ in .just(element) }
  }

  /// Events for the screen; the other after an error.
  public func asSignal(onErrorSignalWith other: Signal<Element>) -> Signal<Element> {
    Signal(asObservable()) { _ in other.source }
  }

  /// Events for the screen; what `onErrorRecover` makes of an error.
  public func asSignal(onErrorRecover: @escaping @Sendable (any Error) -> Signal<Element>) -> Signal<Element> {
    Signal(asObservable()) { onErrorRecover($0).source }
  }
}

extension InfallibleType {
  /// State for the screen.
  public func asDriver() -> Driver<Element> { asDriver(onErrorDriveWith: .empty()) }

  /// Events for the screen.
  public func asSignal() -> Signal<Element> { asSignal(onErrorSignalWith: .empty()) }
}

extension BehaviorRelay {
  /// State for the screen: a relay never fails.
  public func asDriver() -> Driver<Element> { asDriver(onErrorDriveWith: .empty()) }
}

extension PublishRelay {
  /// Events for the screen: a relay never fails.
  public func asSignal() -> Signal<Element> { asSignal(onErrorSignalWith: .empty()) }
}

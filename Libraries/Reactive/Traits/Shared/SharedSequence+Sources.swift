extension SharedSequence {
  /// `(x|)`
  public static func just(_ element: Element) -> SharedSequence { SharedSequence(raw: .just(element)) }

  /// `of(1, 2, 3)` is `(123|)`.
  public static func of(_ elements: Element...) -> SharedSequence { SharedSequence(raw: .from(elements)) }

  /// `from([1, 2, 3])` is `(123|)`.
  public static func from<Elements: Sequence<Element> & Sendable>(_ sequence: Elements) -> SharedSequence {
    SharedSequence(raw: .from(sequence))
  }

  /// `(x|)` or, for nil, `|`.
  public static func from(optional: Element?) -> SharedSequence { SharedSequence(raw: .from(optional: optional)) }

  /// `|`
  public static func empty() -> SharedSequence { SharedSequence(raw: .empty()) }

  /// `-----…`
  public static func never() -> SharedSequence { SharedSequence(raw: .never()) }

  /// What `observableFactory` makes, anew for each subscription.
  ///
  /// `deferred { --1--| }` is `--1--|`.
  public static func deferred(
    _ observableFactory: @escaping @MainActor @Sendable () -> SharedSequence
  ) -> SharedSequence {
    SharedSequence(.deferred { MainActor.assumeIsolated(observableFactory).source })
  }
}

// MARK: - Out of other sequences

extension ObservableConvertibleType {
  /// `--1--#` with 7 is `--1--(7|)`, shared as the type that is asked for says.
  public func asSharedSequence<Strategy: SharingStrategyProtocol>(
    sharingStrategy: Strategy.Type = Strategy.self, onErrorJustReturn element: Element
  ) -> SharedSequence<Strategy, Element> {
    SharedSequence(asObservable().observe(on: Strategy.scheduler).catchAndReturn(element))
  }

  /// `--1--#` with `--7--|` is `--1----7--|`, shared as the type that is asked for says.
  public func asSharedSequence<Strategy: SharingStrategyProtocol>(
    sharingStrategy: Strategy.Type = Strategy.self, onErrorDriveWith other: SharedSequence<Strategy, Element>
  ) -> SharedSequence<Strategy, Element> {
    SharedSequence(asObservable().observe(on: Strategy.scheduler).catch { _ in other.source })
  }

  /// `--1--#` with `{ _ in --7--| }` is `--1----7--|`, shared as the type that is asked for says.
  public func asSharedSequence<Strategy: SharingStrategyProtocol>(
    sharingStrategy: Strategy.Type = Strategy.self,
    onErrorRecover: @escaping @MainActor @Sendable (any Error) -> SharedSequence<Strategy, Element>
  ) -> SharedSequence<Strategy, Element> {
    SharedSequence(
      asObservable().observe(on: Strategy.scheduler).catch { error in
        MainActor.assumeIsolated { onErrorRecover(error).source }
      })
  }

  /// `--1--#` with 7 is `--1--(7|)`.
  public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> {
    asSharedSequence(onErrorJustReturn: element)
  }

  /// `--1--#` with `--7--|` is `--1----7--|`.
  public func asDriver(onErrorDriveWith other: Driver<Element>) -> Driver<Element> {
    asSharedSequence(onErrorDriveWith: other)
  }

  /// `--1--#` with `{ _ in --7--| }` is `--1----7--|`.
  public func asDriver(
    onErrorRecover: @escaping @MainActor @Sendable (any Error) -> Driver<Element>
  ) -> Driver<Element> {
    asSharedSequence(onErrorRecover: onErrorRecover)
  }

  /// `--1--#` with 7 is `--1--(7|)`.
  public func asSignal(onErrorJustReturn element: Element) -> Signal<Element> {
    asSharedSequence(onErrorJustReturn: element)
  }

  /// `--1--#` with `--7--|` is `--1----7--|`.
  public func asSignal(onErrorSignalWith other: Signal<Element>) -> Signal<Element> {
    asSharedSequence(onErrorDriveWith: other)
  }

  /// `--1--#` with `{ _ in --7--| }` is `--1----7--|`.
  public func asSignal(
    onErrorRecover: @escaping @MainActor @Sendable (any Error) -> Signal<Element>
  ) -> Signal<Element> {
    asSharedSequence(onErrorRecover: onErrorRecover)
  }
}

extension Observable {
  /// A sequence that never fails, shared on the main actor.
  fileprivate func shared<Strategy>() -> SharedSequence<Strategy, Element> {
    SharedSequence(observe(on: Strategy.scheduler))
  }
}

extension BehaviorRelay {
  /// The value, and what comes.
  public func asDriver() -> Driver<Element> { asObservable().shared() }
}

extension PublishRelay {
  /// What comes.
  public func asSignal() -> Signal<Element> { asObservable().shared() }
}

extension InfallibleType {
  /// The same elements, shared on the main actor.
  public func asDriver() -> Driver<Element> { asObservable().shared() }

  /// The same elements, shared on the main actor.
  public func asSignal() -> Signal<Element> { asObservable().shared() }
}

extension SharedSequence {
  /// The same elements; it still starts and sends on the main actor.
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

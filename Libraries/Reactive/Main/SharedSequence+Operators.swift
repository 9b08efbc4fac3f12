public import Dispatch

// The closures of these cannot throw, so that what comes out cannot fail either; time passes on the main scheduler.

extension SharedSequence {
  /// Transforms each element.
  public func map<Result: Sendable>(
    _ selector: @escaping @Sendable (Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(sharing: source.map(selector))
  }

  /// Transforms each element, or drops it.
  public func compactMap<Result: Sendable>(
    _ selector: @escaping @Sendable (Element) -> Result?
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(sharing: source.compactMap(selector))
  }

  /// Drops elements for which `predicate` does not hold.
  public func filter(_ predicate: @escaping @Sendable (Element) -> Bool) -> SharedSequence {
    SharedSequence(sharing: source.filter(predicate))
  }

  /// The sums so far.
  public func scan<Result: Sendable>(
    _ seed: Result, accumulator: @escaping @Sendable (Result, Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(sharing: source.scan(seed, accumulator: accumulator))
  }

  /// The elements of all sequences that `selector` makes, as they come.
  public func flatMap<Strategy, Result>(
    _ selector: @escaping @Sendable (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> {
    SharedSequence<Strategy, Result>(sharing: source.flatMap(selector))
  }

  /// The elements of the newest sequence that `selector` made.
  public func flatMapLatest<Strategy, Result>(
    _ selector: @escaping @Sendable (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> {
    SharedSequence<Strategy, Result>(sharing: source.flatMapLatest(selector))
  }

  /// The elements of the sequences that `selector` makes while none runs.
  public func flatMapFirst<Strategy, Result>(
    _ selector: @escaping @Sendable (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> {
    SharedSequence<Strategy, Result>(sharing: source.flatMapFirst(selector))
  }

  /// Elements that come first.
  public func startWith(_ element: Element) -> SharedSequence {
    SharedSequence(sharing: source.startWith(element))
  }

  /// All but the first `count` elements.
  public func skip(_ count: Int) -> SharedSequence { SharedSequence(sharing: source.skip(count)) }

  /// Calls closures beside the sequence.
  public func `do`(
    onNext: (@Sendable (Element) -> Void)? = nil, afterNext: (@Sendable (Element) -> Void)? = nil,
    onCompleted: (@Sendable () -> Void)? = nil, afterCompleted: (@Sendable () -> Void)? = nil,
    onSubscribe: (@Sendable () -> Void)? = nil, onSubscribed: (@Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> SharedSequence {
    SharedSequence(
      sharing: source.do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Prints what happens.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #fileID, line: UInt = #line,
    function: String = #function
  ) -> SharedSequence {
    SharedSequence(
      sharing: source.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }

  /// Drops elements with the key of the one before.
  public func distinctUntilChanged<Key: Equatable & Sendable>(
    _ keySelector: @escaping @Sendable (Element) -> Key
  ) -> SharedSequence {
    SharedSequence(sharing: source.distinctUntilChanged(keySelector))
  }

  /// Drops elements that `comparer` finds equal to the one before.
  public func distinctUntilChanged(_ comparer: @escaping @Sendable (Element, Element) -> Bool) -> SharedSequence {
    SharedSequence(sharing: source.distinctUntilChanged(comparer))
  }

  /// At most one element in `dueTime`.
  public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true) -> SharedSequence {
    SharedSequence(sharing: source.throttle(dueTime, latest: latest, scheduler: MainScheduler.instance))
  }

  /// An element when nothing followed it for `dueTime`.
  public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence {
    SharedSequence(sharing: source.debounce(dueTime, scheduler: MainScheduler.instance))
  }

  /// All events later.
  public func delay(_ dueTime: RxTimeInterval) -> SharedSequence {
    SharedSequence(sharing: source.delay(dueTime, scheduler: MainScheduler.instance))
  }

  /// What `resultSelector` makes of each element and the last of `second`.
  public func withLatestFrom<Strategy, Second, Result: Sendable>(
    _ second: SharedSequence<Strategy, Second>, resultSelector: @escaping @Sendable (Element, Second) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(
      sharing: source.withLatestFrom(second, resultSelector: resultSelector))
  }

  /// The last element of `second` for each element of this.
  public func withLatestFrom<Strategy, Second>(
    _ second: SharedSequence<Strategy, Second>
  ) -> SharedSequence<SharingStrategy, Second> {
    withLatestFrom(second) { $1 }
  }

  /// The elements of all, as they come.
  public static func merge(_ sources: SharedSequence...) -> SharedSequence { merge(sources) }

  /// The elements of all, as they come.
  public static func merge<Sources: Collection>(_ sources: Sources) -> SharedSequence
  where Sources.Element == SharedSequence {
    SharedSequence(sharing: .merge(sources.map(\.source)))
  }

  /// The elements of all, one after the other.
  public static func concat<Sources: Collection>(_ sources: Sources) -> SharedSequence
  where Sources.Element == SharedSequence {
    SharedSequence(sharing: .concat(sources.map(\.source)))
  }

  /// What `resultSelector` makes of the last elements of both.
  public static func combineLatest<First, Second>(
    _ first: SharedSequence<SharingStrategy, First>, _ second: SharedSequence<SharingStrategy, Second>,
    resultSelector: @escaping @Sendable (First, Second) -> Element
  ) -> SharedSequence {
    SharedSequence(sharing: .combineLatest(first.source, second.source, resultSelector: resultSelector))
  }

  /// What `resultSelector` makes of the last elements of all.
  public static func combineLatest<First, Second, Third>(
    _ first: SharedSequence<SharingStrategy, First>, _ second: SharedSequence<SharingStrategy, Second>,
    _ third: SharedSequence<SharingStrategy, Third>,
    resultSelector: @escaping @Sendable (First, Second, Third) -> Element
  ) -> SharedSequence {
    SharedSequence(
      sharing: .combineLatest(first.source, second.source, third.source, resultSelector: resultSelector))
  }

  /// What `resultSelector` makes of the elements of both, by their number.
  public static func zip<First, Second>(
    _ first: SharedSequence<SharingStrategy, First>, _ second: SharedSequence<SharingStrategy, Second>,
    resultSelector: @escaping @Sendable (First, Second) -> Element
  ) -> SharedSequence {
    SharedSequence(sharing: .zip(first.source, second.source, resultSelector: resultSelector))
  }
}

extension SharedSequence where Element: Equatable {
  /// Drops elements that are equal to the one before.
  public func distinctUntilChanged() -> SharedSequence {
    SharedSequence(sharing: source.distinctUntilChanged())
  }
}

extension SharedSequence where SharingStrategy == SignalSharingStrategy {
  /// The events as state: the last one, once there is one, and `onErrorJustReturn` never.
  public func asDriver() -> Driver<Element> { Driver(sharing: source) }
}

extension SharedSequence where SharingStrategy == DriverSharingStrategy {
  /// The changes of the state as events.
  public func asSignal() -> Signal<Element> { Signal(sharing: source) }
}

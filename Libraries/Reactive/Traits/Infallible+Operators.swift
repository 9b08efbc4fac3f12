public import Dispatch

// The closures of these cannot throw, so that what comes out cannot fail either.

extension InfallibleType {
  /// Transforms each element.
  public func map<Result: Sendable>(_ transform: @escaping @Sendable (Element) -> Result) -> Infallible<Result> {
    Infallible<Result>(asObservable().map(transform))
  }

  /// Transforms each element, or drops it.
  public func compactMap<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) -> Result?
  ) -> Infallible<Result> {
    Infallible<Result>(asObservable().compactMap(transform))
  }

  /// Drops elements for which `predicate` does not hold.
  public func filter(_ predicate: @escaping @Sendable (Element) -> Bool) -> Infallible<Element> {
    Infallible(asObservable().filter(predicate))
  }

  /// The sums so far.
  public func scan<Result: Sendable>(
    _ seed: Result, accumulator: @escaping @Sendable (Result, Element) -> Result
  ) -> Infallible<Result> {
    Infallible<Result>(asObservable().scan(seed, accumulator: accumulator))
  }

  /// The sums so far, changed in place.
  public func scan<Result: Sendable>(
    into seed: Result, accumulator: @escaping @Sendable (inout Result, Element) -> Void
  ) -> Infallible<Result> {
    Infallible<Result>(asObservable().scan(into: seed, accumulator: accumulator))
  }

  /// The elements of all sequences that `selector` makes, as they come.
  public func flatMap<Source: InfallibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMap(selector))
  }

  /// The elements of the newest sequence that `selector` made.
  public func flatMapLatest<Source: InfallibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMapLatest(selector))
  }

  /// The elements of the sequences that `selector` makes while none runs.
  public func flatMapFirst<Source: InfallibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMapFirst(selector))
  }

  /// The elements of the sequences that `selector` makes, one after the other.
  public func concatMap<Source: InfallibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().concatMap(selector))
  }

  /// The elements of this, then those of the other.
  public func concat<Source: InfallibleType>(_ second: Source) -> Infallible<Element>
  where Source.Element == Element {
    Infallible(asObservable().concat(second))
  }

  /// Elements that come first.
  public func startWith(_ element: Element) -> Infallible<Element> {
    Infallible(asObservable().startWith(element))
  }

  /// The first `count` elements.
  public func take(_ count: Int) -> Infallible<Element> { Infallible(asObservable().take(count)) }

  /// All but the first `count` elements.
  public func skip(_ count: Int) -> Infallible<Element> { Infallible(asObservable().skip(count)) }

  /// What `resultSelector` makes of each element and the last of `second`.
  public func withLatestFrom<Source: InfallibleType, Result: Sendable>(
    _ second: Source, resultSelector: @escaping @Sendable (Element, Source.Element) -> Result
  ) -> Infallible<Result> {
    Infallible<Result>(asObservable().withLatestFrom(second, resultSelector: resultSelector))
  }

  /// The last element of `second` for each element of this.
  public func withLatestFrom<Source: InfallibleType>(_ second: Source) -> Infallible<Source.Element> {
    withLatestFrom(second) { $1 }
  }

  /// An element when nothing followed it for `dueTime`.
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    Infallible(asObservable().debounce(dueTime, scheduler: scheduler))
  }

  /// At most one element in `dueTime`.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    Infallible(asObservable().throttle(dueTime, latest: latest, scheduler: scheduler))
  }

  /// All events later.
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    Infallible(asObservable().delay(dueTime, scheduler: scheduler))
  }

  /// Tells its events on `scheduler`.
  public func observe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
    Infallible(asObservable().observe(on: scheduler))
  }

  /// Subscribes on `scheduler`.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
    Infallible(asObservable().subscribe(on: scheduler))
  }

  /// Shares one subscription; see ``ObservableType/share(replay:scope:)``.
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Infallible<Element> {
    Infallible(asObservable().share(replay: replay, scope: scope))
  }

  /// Calls closures beside the sequence.
  public func `do`(
    onNext: (@Sendable (Element) -> Void)? = nil, afterNext: (@Sendable (Element) -> Void)? = nil,
    onCompleted: (@Sendable () -> Void)? = nil, afterCompleted: (@Sendable () -> Void)? = nil,
    onSubscribe: (@Sendable () -> Void)? = nil, onSubscribed: (@Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> Infallible<Element> {
    Infallible(
      asObservable().do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }
}

extension InfallibleType where Element: Equatable {
  /// Drops elements that are equal to the one before.
  public func distinctUntilChanged() -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged())
  }
}

extension Infallible {
  /// The elements of all, as they come.
  public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> { merge(sources) }

  /// The elements of all, as they come.
  public static func merge<Sources: Collection>(_ sources: Sources) -> Infallible<Element>
  where Sources.Element == Infallible<Element> {
    Infallible(.merge(sources.map(\.source)))
  }

  /// What `resultSelector` makes of the last elements of both.
  public static func combineLatest<First: InfallibleType, Second: InfallibleType>(
    _ first: First, _ second: Second,
    resultSelector: @escaping @Sendable (First.Element, Second.Element) -> Element
  ) -> Infallible<Element> {
    Infallible(
      .combineLatest(first.asObservable(), second.asObservable(), resultSelector: resultSelector))
  }

  /// What `resultSelector` makes of the elements of both, by their number.
  public static func zip<First: InfallibleType, Second: InfallibleType>(
    _ first: First, _ second: Second,
    resultSelector: @escaping @Sendable (First.Element, Second.Element) -> Element
  ) -> Infallible<Element> {
    Infallible(.zip(first.asObservable(), second.asObservable(), resultSelector: resultSelector))
  }
}

// The closures of these cannot throw, so that what comes out cannot fail either.

extension InfallibleType {
  /// `--1--2--|` mapped by `{ $0 * 10 }` is `--10-20-|`.
  @inlinable
  public func map<Result: Sendable>(_ transform: @escaping @Sendable (Element) -> Result) -> Infallible<Result> {
    Infallible<Result>(asObservable().map(transform))
  }

  /// `--1--x--3--|` mapped by `Int.init` is `--1-----3--|`.
  @inlinable
  public func compactMap<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) -> Result?
  ) -> Infallible<Result> {
    Infallible<Result>(asObservable().compactMap(transform))
  }

  /// `--1--2--3--|` filtered by `{ $0 != 2 }` is `--1-----3--|`.
  @inlinable
  public func filter(_ predicate: @escaping @Sendable (Element) -> Bool) -> Infallible<Element> {
    Infallible(asObservable().filter(predicate))
  }

  /// `--1--2--3--|` scanned by `+` from 0 is `--1--3--6--|`.
  @inlinable
  public func scan<Result: Sendable>(
    _ seed: Result, accumulator: @escaping @Sendable (Result, Element) -> Result
  ) -> Infallible<Result> {
    Infallible<Result>(asObservable().scan(seed, accumulator: accumulator))
  }

  /// `--1--2--3--|` scanned by `+=` into 0 is `--1--3--6--|`; changes the state in place.
  @inlinable
  public func scan<Result: Sendable>(
    into seed: Result, accumulator: @escaping @Sendable (inout Result, Element) -> Void
  ) -> Infallible<Result> {
    Infallible<Result>(asObservable().scan(into: seed, accumulator: accumulator))
  }

  /// `--1--2--3--|` reduced by `+` from 0 is `-----------(6|)`.
  @inlinable
  public func reduce<Result: Sendable>(
    _ seed: Result, accumulator: @escaping @Sendable (Result, Element) -> Result
  ) -> Infallible<Result> {
    Infallible<Result>(asObservable().reduce(seed, accumulator: accumulator))
  }

  /// `--a--b--|` is `--(0,a)--(1,b)--|`.
  @inlinable
  public func enumerated() -> Infallible<(index: Int, element: Element)> {
    Infallible<(index: Int, element: Element)>(asObservable().enumerated())
  }

  /// `--1--2--3--|` is `-----(1,2)-(2,3)--|`.
  @inlinable
  public func withPrevious() -> Infallible<(previous: Element, current: Element)> {
    Infallible<(previous: Element, current: Element)>(asObservable().withPrevious())
  }

  /// Pairs each element with `object` for as long as it lives, and completes once it is gone; does not keep it alive.
  ///
  /// `--1--2--3--|` by `+`, with an object 10 that goes after 2, is `--11--12--|`.
  public func withUnretained<Object: AnyObject & Sendable, Result: Sendable>(
    _ object: Object, resultSelector: @escaping @Sendable (Object, Element) -> Result
  ) -> Infallible<Result> {
    Infallible<Result>(asObservable().withUnretained(object, resultSelector: resultSelector))
  }

  /// Pairs each element with `object` for as long as it lives, and completes once it is gone; does not keep it alive.
  ///
  /// `--1--2--3--|` with an object `o` that goes after 2 is `--(o,1)--(o,2)--|`.
  public func withUnretained<Object: AnyObject & Sendable>(_ object: Object) -> Infallible<(Object, Element)> {
    withUnretained(object) { ($0, $1) }
  }

  /// Calls closures beside the sequence: before and after each event, around the subscription, and at disposal.
  ///
  /// `--1--2--|` stays `--1--2--|`.
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

  /// Prints what happens, each line with `identifier` and where in the source the operator stands.
  ///
  /// `--1--|` stays `--1--|`.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #fileID, line: UInt = #line,
    function: String = #function
  ) -> Infallible<Element> {
    Infallible(
      asObservable().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }

  /// The same events, as actions of `scheduler`.
  ///
  /// `--1--|` is `---1--|` where an action takes one step to come.
  public func observe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
    Infallible(asObservable().observe(on: scheduler))
  }

  /// Subscribes, and lets go, as actions of `scheduler`.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
    Infallible(asObservable().subscribe(on: scheduler))
  }

  /// Shares one subscription; see ``ObservableType/share(replay:scope:)``.
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Infallible<Element> {
    Infallible(asObservable().share(replay: replay, scope: scope))
  }
}

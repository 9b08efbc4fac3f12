// The closures run on the main actor: so may what they use. A closure that belongs to no actor fits as well.

extension SharedSequence {
  /// `--1--2--|` mapped by `{ $0 * 10 }` is `--10-20-|`.
  @inlinable
  public func map<Result: Sendable>(
    _ selector: @escaping @MainActor @Sendable (Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(source.map { element in MainActor.assumeIsolated { selector(element) } })
  }

  /// `--1--x--3--|` mapped by `Int.init` is `--1-----3--|`.
  @inlinable
  public func compactMap<Result: Sendable>(
    _ selector: @escaping @MainActor @Sendable (Element) -> Result?
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(
      source.compactMap { element in MainActor.assumeIsolated { selector(element) } })
  }

  /// `--1--2--3--|` filtered by `{ $0 != 2 }` is `--1-----3--|`.
  @inlinable
  public func filter(_ predicate: @escaping @MainActor @Sendable (Element) -> Bool) -> SharedSequence {
    SharedSequence(source.filter { element in MainActor.assumeIsolated { predicate(element) } })
  }

  /// `--1--2--3--|` scanned by `+` from 0 is `--1--3--6--|`.
  @inlinable
  public func scan<Result: Sendable>(
    _ seed: Result, accumulator: @escaping @MainActor @Sendable (Result, Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(
      source.scan(seed) { result, element in MainActor.assumeIsolated { accumulator(result, element) } })
  }

  /// `--1--2--3--|`, of which 2 are skipped, is `--------3--|`.
  @inlinable
  public func skip(_ count: Int) -> SharedSequence { SharedSequence(source.skip(count)) }

  /// `--1--5--2--|`, skipped while small, is `-----5--2--|`.
  @inlinable
  public func skip(while predicate: @escaping @MainActor @Sendable (Element) -> Bool) -> SharedSequence {
    SharedSequence(source.skip { element in MainActor.assumeIsolated { predicate(element) } })
  }

  /// `--1--2--3--|`, of which 2 are taken, is `--1--(2|)`.
  @inlinable
  public func take(_ count: Int) -> SharedSequence { SharedSequence(source.take(count)) }

  /// `--1--|` starting with 7 is `7-1--|`.
  @inlinable
  public func startWith(_ element: Element) -> SharedSequence { SharedSequence(source.startWith(element)) }

  /// `--1--2--3--|` is `-----(1,2)-(2,3)--|`.
  @inlinable
  public func withPrevious() -> SharedSequence<SharingStrategy, (previous: Element, current: Element)> {
    SharedSequence<SharingStrategy, (previous: Element, current: Element)>(source.withPrevious())
  }

  /// Calls closures beside the sequence: before and after each event, around the subscription, and at disposal.
  ///
  /// `onDispose` is called wherever the sequence is disposed, the others on the main actor.
  public func `do`(
    onNext: (@MainActor @Sendable (Element) -> Void)? = nil, afterNext: (@MainActor @Sendable (Element) -> Void)? = nil,
    onCompleted: (@MainActor @Sendable () -> Void)? = nil, afterCompleted: (@MainActor @Sendable () -> Void)? = nil,
    onSubscribe: (@MainActor @Sendable () -> Void)? = nil, onSubscribed: (@MainActor @Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> SharedSequence {
    SharedSequence(
      source.do(
        onNext: assumingMainActor(onNext), afterNext: assumingMainActor(afterNext),
        onCompleted: assumingMainActor(onCompleted),
        afterCompleted: assumingMainActor(afterCompleted), onSubscribe: assumingMainActor(onSubscribe),
        onSubscribed: assumingMainActor(onSubscribed),
        onDispose: onDispose))
  }

  /// Prints what happens, each line with `identifier` and where in the source the operator stands.
  ///
  /// `--1--|` stays `--1--|`.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #fileID, line: UInt = #line,
    function: String = #function
  ) -> SharedSequence {
    SharedSequence(
      source.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }
}

// A driver keeps its last element for newcomers, and would keep the object alive with it; see `drive(with:)`.
extension SharedSequence where SharingStrategy == SignalSharingStrategy {
  /// Pairs each element with `object` for as long as it lives, and completes once it is gone; does not keep it alive.
  ///
  /// `--1--2--3--|` by `+`, with an object 10 that goes after 2, is `--11--12--|`.
  public func withUnretained<Object: AnyObject & Sendable, Result: Sendable>(
    _ object: Object, resultSelector: @escaping @MainActor @Sendable (Object, Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(
      source.withUnretained(object) { object, element in
        MainActor.assumeIsolated { resultSelector(object, element) }
      })
  }

  /// Pairs each element with `object` for as long as it lives, and completes once it is gone; does not keep it alive.
  ///
  /// `--1--2--3--|` with an object `o` that goes after 2 is `--(o,1)--(o,2)--|`.
  public func withUnretained<Object: AnyObject & Sendable>(
    _ object: Object
  ) -> SharedSequence<SharingStrategy, (Object, Element)> {
    withUnretained(object) { ($0, $1) }
  }
}

// MARK: - distinctUntilChanged

extension SharedSequence where Element: Equatable {
  /// `--1--1--2--1--|` is `--1-----2--1--|`.
  @inlinable
  public func distinctUntilChanged() -> SharedSequence { SharedSequence(source.distinctUntilChanged()) }
}

extension SharedSequence {
  /// Drops elements with the key of the one before.
  ///
  /// `--1--3--4--|` by `{ $0 % 2 }` is `--1-----4--|`.
  @inlinable
  public func distinctUntilChanged<Key: Equatable & Sendable>(
    _ keySelector: @escaping @MainActor @Sendable (Element) -> Key
  ) -> SharedSequence {
    distinctUntilChanged(keySelector, comparer: { $0 == $1 })
  }

  /// Drops elements that `comparer` finds equal to the one before.
  ///
  /// `--a--A--b--|` by a comparison that ignores case is `--a-----b--|`.
  @inlinable
  public func distinctUntilChanged(
    _ comparer: @escaping @MainActor @Sendable (Element, Element) -> Bool
  ) -> SharedSequence {
    distinctUntilChanged({ $0 }, comparer: comparer)
  }

  /// Drops elements that are equal at `keyPath` to the one before.
  ///
  /// `--aa--bb--c--|` at `\.count` is `--aa------c--|`.
  @inlinable
  public func distinctUntilChanged<Property: Equatable & SendableMetatype>(
    at keyPath: any KeyPath<Element, Property> & Sendable
  ) -> SharedSequence {
    SharedSequence(source.distinctUntilChanged(at: keyPath))
  }

  /// Drops elements whose key `comparer` finds equal to that of the one before.
  ///
  /// `--1--(-1)--2--|` by `\.magnitude` and `==` is `--1--------2--|`.
  @inlinable
  public func distinctUntilChanged<Key: Sendable>(
    _ keySelector: @escaping @MainActor @Sendable (Element) -> Key,
    comparer: @escaping @MainActor @Sendable (Key, Key) -> Bool
  ) -> SharedSequence {
    SharedSequence(
      source.distinctUntilChanged(
        { element in MainActor.assumeIsolated { keySelector(element) } },
        comparer: { before, key in MainActor.assumeIsolated { comparer(before, key) } }))
  }
}

/// The closure, for callers that are on the main actor and do not say so.
private func assumingMainActor<Element: Sendable>(
  _ closure: (@MainActor @Sendable (Element) -> Void)?
) -> (@Sendable (Element) -> Void)? {
  guard let closure else { return nil }
  return { element in MainActor.assumeIsolated { closure(element) } }
}

/// The closure, for callers that are on the main actor and do not say so.
private func assumingMainActor(_ closure: (@MainActor @Sendable () -> Void)?) -> (@Sendable () -> Void)? {
  guard let closure else { return nil }
  return { MainActor.assumeIsolated(closure) }
}

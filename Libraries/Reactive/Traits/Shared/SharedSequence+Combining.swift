extension SharedSequence {
  /// The elements of all sequences that `selector` makes, as they come.
  ///
  /// `--1--2--|` with `{ n in a-b-| }` is `--a-bab-|`.
  @inlinable
  public func flatMap<Strategy, Result>(
    _ selector: @escaping @MainActor @Sendable (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> {
    SharedSequence<Strategy, Result>(
      source.flatMap { element in MainActor.assumeIsolated { selector(element).source } })
  }

  /// The elements of the newest of the sequences that `selector` makes; those before it are let go.
  ///
  /// `--1---2--|` with `{ n in a-b-c| }` is `--a-b-a-b-c|`.
  @inlinable
  public func flatMapLatest<Strategy, Result>(
    _ selector: @escaping @MainActor @Sendable (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> {
    SharedSequence<Strategy, Result>(
      source.flatMapLatest { element in MainActor.assumeIsolated { selector(element).source } })
  }

  /// The elements of the sequences that `selector` makes; elements that come while one of those runs are dropped.
  ///
  /// `--1-2--3--|` with `{ n in a-b-| }` is `--a-b--a-b-|`.
  @inlinable
  public func flatMapFirst<Strategy, Result>(
    _ selector: @escaping @MainActor @Sendable (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> {
    SharedSequence<Strategy, Result>(
      source.flatMapFirst { element in MainActor.assumeIsolated { selector(element).source } })
  }

  /// The elements of the sequences that `selector` makes, one after the other.
  ///
  /// `--1-2--|` with `{ n in a-b-| }` is `--a-b-a-b-|`.
  @inlinable
  public func concatMap<Strategy, Result>(
    _ selector: @escaping @MainActor @Sendable (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> {
    SharedSequence<Strategy, Result>(
      source.concatMap { element in MainActor.assumeIsolated { selector(element).source } })
  }

  /// What `resultSelector` makes of each element and the last of `second`; elements before there is one are dropped.
  ///
  /// `--1--2--3--|` with `----a--b--` by `+` is `-----2a-3b-|`.
  @inlinable
  public func withLatestFrom<Strategy, Other, Result: Sendable>(
    _ second: SharedSequence<Strategy, Other>,
    resultSelector: @escaping @MainActor @Sendable (Element, Other) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(
      source.withLatestFrom(second.source) { element, other in
        MainActor.assumeIsolated { resultSelector(element, other) }
      })
  }

  /// The last element of `second` for each element of this.
  ///
  /// `-1--2--3--|` with `--a---b-|` is `----a--b--|`.
  @inlinable
  public func withLatestFrom<Strategy, Other>(
    _ second: SharedSequence<Strategy, Other>
  ) -> SharedSequence<SharingStrategy, Other> {
    SharedSequence<SharingStrategy, Other>(source.withLatestFrom(second.source))
  }

  /// `--1--3--|` with `---2---|` is `--12-3--|`.
  public static func merge(_ sources: SharedSequence...) -> SharedSequence { merge(sources) }

  /// The elements of all, as they come.
  ///
  /// `[--1--3--|, ---2---|]` is `--12-3--|`.
  public static func merge<Sources: Collection<SharedSequence>>(_ sources: Sources) -> SharedSequence {
    SharedSequence(.merge(sources.map(\.source)))
  }

  /// `--1--|` with `--2--|` is `--1----2--|`.
  public static func concat(_ sources: SharedSequence...) -> SharedSequence { concat(sources) }

  /// The elements of all, one after the other.
  ///
  /// `[--1--|, --2--|]` is `--1----2--|`.
  public static func concat<Sources: Collection<SharedSequence>>(_ collection: Sources) -> SharedSequence {
    SharedSequence(.concat(collection.map(\.source)))
  }

  /// The last elements of all, whenever one has a new one and all have one.
  ///
  /// `[--1-----2--|, ----7-8----|]` is `----[1,7]-[1,8]-[2,8]-|`.
  public static func combineLatest<Sources: Collection<SharedSequence>>(
    _ collection: Sources
  ) -> SharedSequence<SharingStrategy, [Element]> {
    SharedSequence<SharingStrategy, [Element]>(Observable<Element>.combineLatest(collection.map(\.source)))
  }

  /// What `resultSelector` makes of the last elements of all, whenever one has a new one and all have one.
  ///
  /// `[--1-----2--|, ----7-8----|]` by their sum is `----8-9-(10)-|`.
  public static func combineLatest<Sources: Collection<SharedSequence>, Result: Sendable>(
    _ collection: Sources, resultSelector: @escaping @MainActor @Sendable ([Element]) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    combineLatest(collection).map(resultSelector)
  }

  /// The first elements of all, then the second, and so on.
  ///
  /// `[--1--2--|, ---7-----8-|]` is `---[1,7]-----([2,8]|)`.
  public static func zip<Sources: Collection<SharedSequence>>(
    _ collection: Sources
  ) -> SharedSequence<SharingStrategy, [Element]> {
    SharedSequence<SharingStrategy, [Element]>(Observable<Element>.zip(collection.map(\.source)))
  }

  /// What `resultSelector` makes of the first elements of all, then of the second, and so on.
  ///
  /// `[--1--2--|, ---7-----8-|]` by their sum is `---8-----(10|)`.
  public static func zip<Sources: Collection<SharedSequence>, Result: Sendable>(
    _ collection: Sources, resultSelector: @escaping @MainActor @Sendable ([Element]) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    zip(collection).map(resultSelector)
  }
}

extension SharedSequence where Element: SharedSequenceConvertibleType {
  /// The elements of all sequences, as they come.
  ///
  /// `a--b--|` of `--1----2--|` and `-7-8-|` is `--1-7-82--|`.
  public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    flatMap { $0.asSharedSequence() }
  }

  /// The elements of up to `maxConcurrent` sequences at a time, as they come; the others wait for their turn.
  ///
  /// `(abc|)` of `-1-|`, `-2-|`, `-3-|`, at most 2 at a time, is `-(12)--3-|`.
  public func merge(maxConcurrent: Int) -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(
      source.map { $0.asSharedSequence().source }.merge(maxConcurrent: maxConcurrent))
  }

  /// The elements of the newest sequence; those before it are let go.
  ///
  /// `a---b--|` of `--1--2--|` and `-7-8-|` is `--1--7-8-|`.
  public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    flatMapLatest { $0.asSharedSequence() }
  }
}

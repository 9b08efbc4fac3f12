extension InfallibleType {
  /// The elements of all sequences that `selector` makes, as they come.
  ///
  /// `--1--2--|` with `{ n in a-b-| }` is `--a-bab-|`.
  @inlinable
  public func flatMap<Source: InfallibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMap(selector))
  }

  /// The elements of the newest of the sequences that `selector` makes; those before it are let go.
  ///
  /// `--1---2--|` with `{ n in a-b-c| }` is `--a-b-a-b-c|`.
  @inlinable
  public func flatMapLatest<Source: InfallibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMapLatest(selector))
  }

  /// The elements of the sequences that `selector` makes; elements that come while one of those runs are dropped.
  ///
  /// `--1-2--3--|` with `{ n in a-b-| }` is `--a-b--a-b-|`.
  @inlinable
  public func flatMapFirst<Source: InfallibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMapFirst(selector))
  }

  /// The elements of the sequences that `selector` makes, one after the other.
  ///
  /// `--1-2--|` with `{ n in a-b-| }` is `--a-b-a-b-|`.
  @inlinable
  public func concatMap<Source: InfallibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().concatMap(selector))
  }

  /// What `resultSelector` makes of each element and the last of `second`; elements before there is one are dropped.
  ///
  /// `--1--2--3--|` with `----a--b--` by `+` is `-----2a-3b-|`.
  @inlinable
  public func withLatestFrom<Source: InfallibleType, Result: Sendable>(
    _ second: Source, resultSelector: @escaping @Sendable (Element, Source.Element) -> Result
  ) -> Infallible<Result> {
    Infallible<Result>(asObservable().withLatestFrom(second, resultSelector: resultSelector))
  }

  /// The last element of `second` for each element of this.
  ///
  /// `-1--2--3--|` with `--a---b-|` is `----a--b--|`.
  @inlinable
  public func withLatestFrom<Source: InfallibleType>(_ second: Source) -> Infallible<Source.Element> {
    withLatestFrom(second) { $1 }
  }

  /// `--1--|` starting with 7, 8 is `(78)--1--|`.
  public func startWith(_ elements: Element...) -> Infallible<Element> {
    let source = asObservable()
    return Infallible(
      Observable { sink, chain in
        for element in elements {
          if chain.isDisposed { return }
          sink.next(element)
        }
        if !chain.isDisposed { source.start(sink, chain) }
      })
  }

  /// `--1--|` with `--2--|` is `--1----2--|`.
  public func concat<Source: InfallibleType>(_ second: Source) -> Infallible<Element>
  where Source.Element == Element {
    Infallible(asObservable().concat(second))
  }
}

extension InfallibleType where Element: InfallibleType {
  /// The elements of all sequences, as they come.
  ///
  /// `a--b--|` of `--1----2--|` and `-7-8-|` is `--1-7-82--|`.
  public func merge() -> Infallible<Element.Element> { flatMap { $0 } }

  /// The elements of up to `maxConcurrent` sequences at a time, as they come; the others wait for their turn.
  ///
  /// `(abc|)` of `-1-|`, `-2-|`, `-3-|`, at most 2 at a time, is `-(12)--3-|`.
  public func merge(maxConcurrent: Int) -> Infallible<Element.Element> {
    Infallible<Element.Element>(asObservable().merge(maxConcurrent: maxConcurrent))
  }

  /// The elements of all sequences, one after the other.
  ///
  /// `(ab|)` of `-1-|` and `-2-|` is `-1--2-|`.
  public func concat() -> Infallible<Element.Element> { concatMap { $0 } }

  /// The elements of the newest sequence; those before it are let go.
  ///
  /// `a---b--|` of `--1--2--|` and `-7-8-|` is `--1--7-8-|`.
  public func switchLatest() -> Infallible<Element.Element> { flatMapLatest { $0 } }
}

extension Infallible {
  /// `--1--3--|` with `---2---|` is `--12-3--|`.
  public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> { merge(sources) }

  /// The elements of all, as they come.
  ///
  /// `[--1--3--|, ---2---|]` is `--12-3--|`.
  public static func merge<Sources: Collection<Infallible<Element>>>(_ sources: Sources) -> Infallible<Element> {
    Infallible(.merge(sources.map(\.source)))
  }

  /// `--1--|` with `--2--|` is `--1----2--|`.
  public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> { concat(sources) }

  /// The elements of all, one after the other.
  ///
  /// `[--1--|, --2--|]` is `--1----2--|`.
  public static func concat<Sources: Sequence<Infallible<Element>> & Sendable>(
    _ sequence: Sources
  ) -> Infallible<Element> {
    Infallible(Concatenation.observable(of: sequence, goingOnAfter: .completion))
  }

  /// The last elements of all, whenever one has a new one and all have one.
  ///
  /// `[--1-----2--|, ----7-8----|]` is `----[1,7]-[1,8]-[2,8]-|`.
  public static func combineLatest<Sources: Collection<Infallible<Element>> & Sendable>(
    _ collection: Sources
  ) -> Infallible<[Element]> {
    Infallible<[Element]>(Observable<Element>.combineLatest(collection.map(\.source)))
  }

  /// The first elements of all, then the second, and so on.
  ///
  /// `[--1--2--|, ---7-----8-|]` is `---[1,7]-----([2,8]|)`.
  public static func zip<Sources: Collection<Infallible<Element>> & Sendable>(
    _ collection: Sources
  ) -> Infallible<[Element]> {
    Infallible<[Element]>(Observable<Element>.zip(collection.map(\.source)))
  }
}

extension InfallibleType {
  /// `--1--2--3--|`, of which 2 are taken, is `--1--(2|)`.
  @inlinable
  public func take(_ count: Int) -> Infallible<Element> { Infallible(asObservable().take(count)) }

  /// `--1--2--3--1--|`, taken while `{ $0 < 3 }`, is `--1--2--|`; with `.inclusive` `--1--2--(3|)`.
  @inlinable
  public func take(
    while predicate: @escaping @Sendable (Element) -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(asObservable().take(while: predicate, behavior: behavior))
  }

  /// `--1--2--3--|`, taken until `{ $0 == 2 }`, is `--1--|`; with `.inclusive` `--1--(2|)`.
  @inlinable
  public func take(
    until predicate: @escaping @Sendable (Element) -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(asObservable().take(until: predicate, behavior: behavior))
  }

  /// `--1--2--3--|` until `------x` is `--1--2|`.
  public func take<Source: InfallibleType>(until other: Source) -> Infallible<Element> {
    Infallible(asObservable().take(until: other.asObservable()))
  }

  /// `--1--2--3--|`, of which the last 2 are taken, is `-----------(23|)`.
  public func takeLast(_ count: Int) -> Infallible<Element> { Infallible(asObservable().takeLast(count)) }

  /// `--1--2--3--|`, of which 2 are skipped, is `--------3--|`.
  @inlinable
  public func skip(_ count: Int) -> Infallible<Element> { Infallible(asObservable().skip(count)) }

  /// `--1--2--3--1--|`, skipped while `{ $0 < 3 }`, is `--------3--1--|`.
  @inlinable
  public func skip(while predicate: @escaping @Sendable (Element) -> Bool) -> Infallible<Element> {
    Infallible(asObservable().skip(while: predicate))
  }

  /// `--1--2--3--|` skipped until `------x` is `--------3--|`.
  public func skip<Source: InfallibleType>(until other: Source) -> Infallible<Element> {
    Infallible(asObservable().skip(until: other.asObservable()))
  }

  /// `--1--2--|` is `-------|`: only the end is left.
  public func ignoreElements() -> Infallible<Never> { Infallible<Never>(asObservable().ignoreElements()) }

  /// `--1--2--|` is `--(1|)`, and `----|` is `----(nil|)`. This single never fails.
  public func first() -> Single<Element?> { asObservable().first() }

  /// `--1--2--|` is `--------([1,2]|)`. This single never fails.
  public func toArray() -> Single<[Element]> { asObservable().toArray() }

  /// `--------|` with default 7 is `--------(7|)`.
  public func ifEmpty(default element: Element) -> Infallible<Element> {
    Infallible(asObservable().ifEmpty(default: element))
  }

  /// Drops elements that `comparer` finds equal to the one before.
  ///
  /// `--a--A--b--|` by a comparison that ignores case is `--a-----b--|`.
  @inlinable
  public func distinctUntilChanged(
    _ comparer: @escaping @Sendable (Element, Element) -> Bool
  ) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged(comparer))
  }

  /// Drops elements with the key of the one before.
  ///
  /// `--1--3--4--|` by `{ $0 % 2 }` is `--1-----4--|`.
  @inlinable
  public func distinctUntilChanged<Key: Equatable & Sendable>(
    _ keySelector: @escaping @Sendable (Element) -> Key
  ) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged(keySelector))
  }

  /// Drops elements whose key `comparer` finds equal to that of the one before.
  ///
  /// `--1--(-1)--2--|` by `\.magnitude` and `==` is `--1--------2--|`.
  @inlinable
  public func distinctUntilChanged<Key: Sendable>(
    _ keySelector: @escaping @Sendable (Element) -> Key, comparer: @escaping @Sendable (Key, Key) -> Bool
  ) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged(keySelector, comparer: comparer))
  }

  /// Drops elements that are equal at `keyPath` to the one before.
  ///
  /// `--aa--bb--c--|` at `\.count` is `--aa------c--|`.
  @inlinable
  public func distinctUntilChanged<Property: Equatable & SendableMetatype>(
    at keyPath: any KeyPath<Element, Property> & Sendable
  ) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged(at: keyPath))
  }
}

extension InfallibleType where Element: Equatable {
  /// `--1--1--2--1--|` is `--1-----2--1--|`.
  @inlinable
  public func distinctUntilChanged() -> Infallible<Element> { Infallible(asObservable().distinctUntilChanged()) }
}

extension ObservableType where Element: Equatable {
  /// `--1--1--2--1--|` is `--1-----2--1--|`.
  @inlinable
  public func distinctUntilChanged() -> Observable<Element> {
    distinctUntilChanged({ $0 }, comparer: { $0 == $1 })
  }
}

extension ObservableType {
  /// Drops elements with the key of the one before.
  ///
  /// `--1--3--4--|` by `{ $0 % 2 }` is `--1-----4--|`.
  @inlinable
  public func distinctUntilChanged<Key: Equatable & Sendable>(
    _ keySelector: @escaping @Sendable (Element) throws -> Key
  ) -> Observable<Element> {
    distinctUntilChanged(keySelector, comparer: { $0 == $1 })
  }

  /// Drops elements that `comparer` finds equal to the one before.
  ///
  /// `--a--A--b--|` by a comparison that ignores case is `--a-----b--|`.
  @inlinable
  public func distinctUntilChanged(
    _ comparer: @escaping @Sendable (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    distinctUntilChanged({ $0 }, comparer: comparer)
  }

  /// Drops elements that are equal at `keyPath` to the one before.
  ///
  /// `--aa--bb--c--|` at `\.count` is `--aa------c--|`.
  @inlinable
  public func distinctUntilChanged<Property: Equatable & SendableMetatype>(
    at keyPath: any KeyPath<Element, Property> & Sendable
  ) -> Observable<Element> {
    distinctUntilChanged({ $0 }, comparer: { $0[keyPath: keyPath] == $1[keyPath: keyPath] })
  }

  /// Drops elements whose key `comparer` finds equal to that of the one before.
  ///
  /// `--1--(-1)--2--|` by `\.magnitude` and `==` is `--1--------2--|`.
  @inlinable
  public func distinctUntilChanged<Key: Sendable>(
    _ keySelector: @escaping @Sendable (Element) throws -> Key,
    comparer: @escaping @Sendable (Key, Key) throws -> Bool
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink, chain in
      let last = State<Key?>(nil)
      source.start(
        Sink(
          next: { element in
            do {
              let key = try keySelector(element)
              if let before = last.value, try comparer(before, key) { return }
              last.value = key
              sink.next(element)
            } catch { sink.end(error) }
          }, end: sink.end),
        chain)
    }
  }
}

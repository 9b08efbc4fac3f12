extension ObservableType {
  /// `--1--2--3--|` mapped by `{ $0 * 10 }` is `--10-20-30-|`.
  @inlinable
  public func map<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) throws -> Result
  ) -> Observable<Result> {
    let source = asObservable()
    return Observable { sink, chain in
      source.start(
        Sink(
          next: { element in
            do { sink.next(try transform(element)) } catch { sink.end(error) }
          }, end: sink.end),
        chain)
    }
  }

  /// `--1--x--3--|` mapped by `Int.init` is `--1-----3--|`.
  @inlinable
  public func compactMap<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) throws -> Result?
  ) -> Observable<Result> {
    let source = asObservable()
    return Observable { sink, chain in
      source.start(
        Sink(
          next: { element in
            do {
              if let result = try transform(element) { sink.next(result) }
            } catch { sink.end(error) }
          }, end: sink.end),
        chain)
    }
  }

  /// `--1--2--3--|` filtered by `{ $0 != 2 }` is `--1-----3--|`.
  @inlinable
  public func filter(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink, chain in
      source.start(
        Sink(
          next: { element in
            do {
              if try predicate(element) { sink.next(element) }
            } catch { sink.end(error) }
          }, end: sink.end),
        chain)
    }
  }

  /// `--a--b--|` is `--(0,a)--(1,b)--|`.
  @inlinable
  public func enumerated() -> Observable<(index: Int, element: Element)> {
    let source = asObservable()
    return Observable { sink, chain in
      let count = State(0)
      source.start(
        Sink(
          next: { element in
            let index = count.value
            count.value = index + 1
            sink.next((index, element))
          }, end: sink.end),
        chain)
    }
  }

  /// `--1--2--3--|` is `-----(1,2)-(2,3)--|`.
  @inlinable
  public func withPrevious() -> Observable<(previous: Element, current: Element)> {
    let source = asObservable()
    return Observable { sink, chain in
      let last = State<Element?>(nil)
      source.start(
        Sink(
          next: { element in
            let previous = last.value
            last.value = element
            if let previous { sink.next((previous, element)) }
          }, end: sink.end),
        chain)
    }
  }

  /// `--1--#` is `--next(1)--(error)|`: the end becomes an element, and then the sequence completes.
  public func materialize() -> Observable<Event<Element>> {
    let source = asObservable()
    return Observable { sink, chain in
      source.start(
        Sink(
          next: { sink.next(.next($0)) },
          end: { error in
            sink.next(.end(error))
            if !chain.isDisposed { sink.end(nil) }
          }),
        chain)
    }
  }

  /// Pairs each element with `object` for as long as it lives, and completes once it is gone; does not keep it alive.
  ///
  /// `--1--2--3--|` by `+`, with an object 10 that goes after 2, is `--11--12--|`.
  public func withUnretained<Object: AnyObject & Sendable, Result: Sendable>(
    _ object: Object, resultSelector: @escaping @Sendable (Object, Element) -> Result
  ) -> Observable<Result> {
    let source = asObservable()
    return Observable { [weak object] sink, chain in
      source.start(
        Sink(
          next: { element in
            if let object { sink.next(resultSelector(object, element)) } else { sink.end(nil) }
          }, end: sink.end),
        chain)
    }
  }

  /// Pairs each element with `object` for as long as it lives, and completes once it is gone; does not keep it alive.
  ///
  /// `--1--2--3--|` with an object `o` that goes after 2 is `--(o,1)--(o,2)--|`.
  public func withUnretained<Object: AnyObject & Sendable>(_ object: Object) -> Observable<(Object, Element)> {
    withUnretained(object) { ($0, $1) }
  }
}

extension ObservableType where Element: EventConvertible, Element.Element: Sendable {
  /// `--next(1)--(error)|` is `--1--#`: the reverse of ``materialize()``.
  public func dematerialize() -> Observable<Element.Element> {
    let source = asObservable()
    return Observable { sink, chain in
      source.start(Sink(next: { sink.on($0.event) }, end: sink.end), chain)
    }
  }
}

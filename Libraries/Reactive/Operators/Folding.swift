extension ObservableType {
  /// `--1--2--3--|` scanned by `+` from 0 is `--1--3--6--|`.
  @inlinable
  public func scan<Result: Sendable>(
    _ seed: Result, accumulator: @escaping @Sendable (Result, Element) throws -> Result
  ) -> Observable<Result> {
    let source = asObservable()
    return Observable { sink, chain in
      let sum = State(seed)
      source.start(
        Sink(
          next: { element in
            do {
              let next = try accumulator(sum.value, element)
              sum.value = next
              sink.next(next)
            } catch { sink.end(error) }
          }, end: sink.end),
        chain)
    }
  }

  /// `--1--2--3--|` scanned by `+=` into 0 is `--1--3--6--|`; changes the state in place.
  @inlinable
  public func scan<Result: Sendable>(
    into seed: Result, accumulator: @escaping @Sendable (inout Result, Element) throws -> Void
  ) -> Observable<Result> {
    let source = asObservable()
    return Observable { sink, chain in
      let sum = State(seed)
      source.start(
        Sink(
          next: { element in
            do {
              try accumulator(&sum.value, element)
              sink.next(sum.value)
            } catch { sink.end(error) }
          }, end: sink.end),
        chain)
    }
  }

  /// `--1--2--3--|` reduced by `+` from 0 is `-----------(6|)`.
  @inlinable
  public func reduce<Result: Sendable>(
    _ seed: Result, accumulator: @escaping @Sendable (Result, Element) throws -> Result
  ) -> Observable<Result> {
    reduce(seed, accumulator: accumulator, mapResult: { $0 })
  }

  /// Reduces, and sends what `mapResult` makes of the sum.
  ///
  /// `--1--2--3--|` reduced by `+` from 0, by `{ $0 * 10 }`, is `-----------(60|)`.
  @inlinable
  public func reduce<Sum: Sendable, Result: Sendable>(
    _ seed: Sum, accumulator: @escaping @Sendable (Sum, Element) throws -> Sum,
    mapResult: @escaping @Sendable (Sum) throws -> Result
  ) -> Observable<Result> {
    let source = asObservable()
    return Observable { sink, chain in
      let sum = State(seed)
      source.start(
        Sink(
          next: { element in
            do { sum.value = try accumulator(sum.value, element) } catch { sink.end(error) }
          },
          end: { error in
            if let error { return sink.end(error) }
            do { sink.next(try mapResult(sum.value)) } catch { return sink.end(error) }
            if !chain.isDisposed { sink.end(nil) }
          }),
        chain)
    }
  }
}

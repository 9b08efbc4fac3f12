extension ObservableType {
  /// `--1--#` caught by `{ _ in --7--| }` is `--1----7--|`. What `handler` throws ends the sequence.
  public func `catch`(
    _ handler: @escaping @Sendable (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink, chain in
      let first = chain.child()
      source.start(
        Sink(
          next: sink.next,
          end: { error in
            first.dispose()
            guard let error else { return sink.end(nil) }
            do { try handler(error).start(sink, chain) } catch { sink.end(error) }
          }),
        first)
    }
  }

  /// `--1--#` caught by 7 is `--1--(7|)`.
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    `catch` { _ in .just(element) }
  }

  /// The first of the sequences that completes, after the elements of those before it that failed.
  ///
  /// `[--1--#, --2--|, --3--|]` is `--1----2--|`.
  public static func `catch`<Sources: Sequence & Sendable>(sequence: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    Concatenation.observable(of: sequence, goingOnAfter: .failure)
  }

  /// Subscribes again whenever the sequence fails, until it completes.
  ///
  /// `--1--#`, which fails twice and then completes, is `--1----1----1--|`.
  public func retry() -> Observable<Element> {
    .catch(sequence: Repeated(element: asObservable(), count: .max))
  }

  /// Subscribes up to `maxAttemptCount` times, until the sequence completes; else fails with the last error.
  ///
  /// `--1--#`, up to 2 times, is `--1----1--#`.
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    .catch(sequence: Repeated(element: asObservable(), count: Swift.max(0, maxAttemptCount)))
  }
}

/// One element, again and again.
struct Repeated<Element>: Sequence, IteratorProtocol {
  let element: Element
  var count: Int

  mutating func next() -> Element? {
    if count == 0 { return nil }
    if count != .max { count -= 1 }
    return element
  }
}

extension Repeated: Sendable where Element: Sendable {}

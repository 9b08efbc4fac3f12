/// Subscribes to so many sources at a time, the others wait: `merge(maxConcurrent:)` and `concatMap`.
@usableFromInline
final class LimitedMerging<Element: Sendable>: Sendable {
  @usableFromInline
  struct Line: Sendable {
    @usableFromInline var waiting = Queue<Observable<Element>>()
    @usableFromInline var running = 0
    @usableFromInline var isOver = false

    @inlinable
    init() {}
  }

  @usableFromInline let sending = Turnstile()
  // Sources that end while they are started must not start the next inside of that.
  @usableFromInline let starting = Turnstile()
  @usableFromInline let line = Locked(Line())
  @usableFromInline let limit: Int
  @usableFromInline let sink: Sink<Element>
  @usableFromInline let chain: Chain
  // Touched while a source is started, which happens inside the turnstile.
  @usableFromInline let spare = Spare<LimitedMerging>()

  @inlinable
  init(limit: Int, _ sink: Sink<Element>, _ chain: Chain) {
    self.limit = limit
    self.sink = sink
    self.chain = chain
  }

  /// Adds a source: starts it, or lets it wait.
  @inlinable
  func add(_ source: Observable<Element>) {
    let startsNow = line.withLock { line in
      if line.running < limit {
        line.running += 1
        return true
      }
      line.waiting.append(source)
      return false
    }
    if startsNow { start(source) }
  }

  @inlinable
  func start(_ source: Observable<Element>) {
    guard starting.enter() else { return starting.wait { self.subscribe(source) } }
    subscribe(source)
    starting.leave()
  }

  @inlinable
  func subscribe(_ source: Observable<Element>) {
    if chain.isDisposed { return }
    spare.branch(of: self, chain) { branch in
      source.start(
        Sink(
          next: { self.send($0) },
          end: { error in
            branch.dispose()
            if let error { branch.owner?.fail(error) } else { branch.owner?.sourceEnded() }
          }),
        branch)
    }
  }

  @inlinable
  func send(_ element: Element) {
    guard sending.enter() else { return sending.wait { if !self.chain.isDisposed { self.sink.next(element) } } }
    sink.next(element)
    sending.leave()
  }

  @inlinable
  func sourceEnded() {
    let (next, isOver) = line.withLock { line -> (Observable<Element>?, Bool) in
      if let next = line.waiting.popFirst() { return (next, false) }
      line.running -= 1
      return (nil, line.isOver && line.running == 0)
    }
    if let next { start(next) }
    if isOver { sending.pass { if !self.chain.isDisposed { self.sink.end(nil) } } }
  }

  /// Takes the end of the sequence that the sources come from.
  @inlinable
  func end() {
    let isOver = line.withLock { line in
      line.isOver = true
      return line.running == 0
    }
    if isOver { sending.pass { if !self.chain.isDisposed { self.sink.end(nil) } } }
  }

  @inlinable
  func fail(_ error: any Error) {
    sending.pass { if !self.chain.isDisposed { self.sink.end(error) } }
  }
}

extension ObservableType {
  /// The elements of the sequences that `selector` makes, one sequence after the other.
  ///
  /// `--1--2--|` with `{ n in a--b--| }` is `--a--b--a--b--|`.
  @inlinable
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    merging(maxConcurrent: 1, selector)
  }

  @inlinable
  func merging<Source: ObservableConvertibleType>(
    maxConcurrent: Int, _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let source = asObservable()
    return Observable<Source.Element> { sink, chain in
      let merging = LimitedMerging(limit: maxConcurrent, sink, chain)
      let outer = chain.child()
      source.start(
        Sink(
          next: { element in
            do { merging.add(try selector(element).asObservable()) } catch { merging.fail(error) }
          },
          end: { error in
            outer.dispose()
            if let error { merging.fail(error) } else { merging.end() }
          }),
        outer)
    }
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// The elements of the sequences, of which up to `maxConcurrent` run at a time.
  ///
  /// `(abc|)` of `-1-|`, `-2-|`, `-3-|`, at most 2 at a time, is `-(12)--3-|`.
  @inlinable
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    merging(maxConcurrent: maxConcurrent) { $0 }
  }

  /// The elements of the sequences, one after the other.
  ///
  /// `(ab|)` of `-1-|` and `-2-|` is `-1--2-|`.
  @inlinable
  public func concat() -> Observable<Element.Element> {
    merging(maxConcurrent: 1) { $0 }
  }
}

public import Synchronization

/// Subscribes to every source that comes and sends on what they send, each event by itself: `merge` and `flatMap`.
@usableFromInline
final class Merging<Element: Sendable>: Sendable {
  @usableFromInline let turnstile = Turnstile()
  @usableFromInline let sink: Sink<Element>
  @usableFromInline let chain: Chain
  // The sources that run, and one for the sequence that they come from.
  @usableFromInline let running = Atomic<Int>(1)
  @usableFromInline let spare = Spare<Merging>()

  @inlinable
  init(_ sink: Sink<Element>, _ chain: Chain) {
    self.sink = sink
    self.chain = chain
  }

  /// Whether no source runs but the sequence that they come from.
  @inlinable var isIdle: Bool { running.load(ordering: .acquiring) == 1 }

  /// Adds a source.
  @inlinable
  func subscribe(_ source: Observable<Element>) {
    running.add(1, ordering: .acquiringAndReleasing)
    spare.branch(of: self, chain) { branch in
      source.start(
        Sink(
          next: { self.send($0) },
          end: { error in
            branch.dispose()
            branch.owner?.end(error)
          }),
        branch)
    }
  }

  @inlinable
  func send(_ element: Element) {
    guard turnstile.enter() else { return turnstile.wait { if !self.chain.isDisposed { self.sink.next(element) } } }
    sink.next(element)
    turnstile.leave()
  }

  /// Takes the end of a source, or of the sequence that they come from.
  @inlinable
  func end(_ error: (any Error)?) {
    let left = error == nil ? running.subtract(1, ordering: .acquiringAndReleasing).newValue : 0
    if left == 0 { turnstile.pass { if !self.chain.isDisposed { self.sink.end(error) } } }
  }
}

extension ObservableType {
  /// The elements of all sequences that `selector` makes, as they come.
  ///
  /// `--1--2--|` with `{ n in a-b-| }` is `--a-bab-|`.
  @inlinable
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let source = asObservable()
    return Observable<Source.Element> { sink, chain in
      let merging = Merging(sink, chain)
      let outer = chain.child()
      source.start(
        Sink(
          next: { element in
            do { merging.subscribe(try selector(element).asObservable()) } catch { merging.end(error) }
          },
          end: { error in
            outer.dispose()
            merging.end(error)
          }),
        outer)
    }
  }

  /// The elements of the sequences that `selector` makes; elements that come while one of those runs are dropped.
  ///
  /// `--1-2--3--|` with `{ n in a-b-| }` is `--a-b--a-b-|`.
  @inlinable
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let source = asObservable()
    return Observable<Source.Element> { sink, chain in
      let merging = Merging(sink, chain)
      let outer = chain.child()
      source.start(
        Sink(
          next: { element in
            guard merging.isIdle else { return }
            do { merging.subscribe(try selector(element).asObservable()) } catch { merging.end(error) }
          },
          end: { error in
            outer.dispose()
            merging.end(error)
          }),
        outer)
    }
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// The elements of all sequences, as they come.
  ///
  /// `a--b--|` of `--1----2--|` and `-7-8-|` is `--1-7-82--|`.
  @inlinable
  public func merge() -> Observable<Element.Element> {
    flatMap { $0 }
  }
}

extension ObservableType {
  /// `--1--3--|` with `---2---|` is `--12-3--|`.
  @inlinable
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    merge(sources)
  }

  /// The elements of all, as they come.
  ///
  /// `[--1--3--|, ---2---|]` is `--12-3--|`.
  @inlinable
  public static func merge<Sources: Collection & Sendable>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    merge(Array(sources))
  }

  /// The elements of all, as they come.
  ///
  /// `[--1--3--|, ---2---|]` is `--12-3--|`.
  @inlinable
  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    .inTurn { sink, chain in
      let merging = Merging(sink, chain)
      for source in sources { merging.subscribe(source) }
      merging.end(nil)
    }
  }
}

public import Synchronization

/// Sends on what the newest of its sources sends: `switchLatest` and `flatMapLatest`.
@usableFromInline
final class Switching<Element: Sendable>: Sendable {
  @usableFromInline
  struct Contents: Sendable {
    @usableFromInline var current: Chain?
    @usableFromInline var isOver = false

    @inlinable
    init() {}
  }

  @usableFromInline let turnstile = Turnstile()
  @usableFromInline let contents = Mutex(Contents())
  @usableFromInline let sink: Sink<Element>
  @usableFromInline let chain: Chain

  @inlinable
  init(_ sink: Sink<Element>, _ chain: Chain) {
    self.sink = sink
    self.chain = chain
  }

  /// Lets go of the source before, and turns to this one.
  @inlinable
  func turn(to source: Observable<Element>) {
    let link = chain.child()
    let before = contents.withLock { contents in
      defer { contents.current = link }
      return contents.current
    }
    before?.dispose()
    source.start(
      Sink(next: { self.send($0, of: link) }, end: { self.end($0, of: link) }),
      link)
  }

  @inlinable
  func send(_ element: Element, of link: Chain) {
    guard turnstile.enter() else {
      return turnstile.wait { if !link.isDisposed { self.sink.next(element) } }
    }
    if !link.isDisposed { sink.next(element) }
    turnstile.leave()
  }

  /// Takes the end of a source, after what it sent before.
  @inlinable
  func end(_ error: (any Error)?, of link: Chain) {
    guard turnstile.enter() else { return turnstile.wait { self.endNow(error, of: link) } }
    endNow(error, of: link)
    turnstile.leave()
  }

  @inlinable
  func endNow(_ error: (any Error)?, of link: Chain) {
    if link.isDisposed { return }
    link.dispose()
    let isOver = contents.withLock { contents in
      guard contents.current === link else { return false }
      contents.current = nil
      return contents.isOver
    }
    if isOver || error != nil { sink.end(error) }
  }

  /// Takes the end of the sequence that the sources come from.
  @inlinable
  func end(_ error: (any Error)?) {
    let isOver = contents.withLock { contents in
      contents.isOver = true
      return contents.current == nil
    }
    if isOver || error != nil { turnstile.pass { if !self.chain.isDisposed { self.sink.end(error) } } }
  }
}

extension ObservableType {
  /// The elements of the newest of the sequences that `selector` makes; those before it are let go.
  ///
  /// `--1---2--|` with `{ n in a-b-c| }` is `--a-b-a-b-c|`.
  @inlinable
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let source = asObservable()
    return Observable<Source.Element> { sink, chain in
      let switching = Switching(sink, chain)
      let outer = chain.child()
      source.start(
        Sink(
          next: { element in
            do { switching.turn(to: try selector(element).asObservable()) } catch { switching.end(error) }
          },
          end: { error in
            outer.dispose()
            switching.end(error)
          }),
        outer)
    }
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// The elements of the newest sequence; those before it are let go.
  @inlinable
  public func switchLatest() -> Observable<Element.Element> {
    flatMapLatest { $0 }
  }
}

/// Sends on what the newest of its sources sends: `switchLatest` and `flatMapLatest`.
///
/// A link of the chain, so that it lets go of that source's branch, which holds it, when the chain ends.
///
/// `@unchecked Sendable`: what it adds to a link is constant, or protects itself.
@usableFromInline
final class Switching<Element: Sendable>: Link, @unchecked Sendable {
  @usableFromInline
  struct Contents: Sendable {
    @usableFromInline var current: Branch<Switching>?
    @usableFromInline var isOver = false

    @inlinable
    init() {}
  }

  @usableFromInline let turnstile = Turnstile()
  @usableFromInline let contents = Locked(Contents())
  @usableFromInline let sink: Sink<Element>
  @usableFromInline let chain: Chain
  @usableFromInline let spare = Spare<Switching>()

  @inlinable
  init(_ sink: Sink<Element>, _ chain: Chain) {
    self.sink = sink
    self.chain = chain
    super.init()
    chain.insert(self)
  }

  @usableFromInline
  override func dispose() { forget() }

  @usableFromInline
  func forget() { contents.withLock { $0.current = nil } }

  /// Lets go of the source before, and turns to this one.
  @inlinable
  func turn(to source: Observable<Element>) {
    spare.branch(of: self, chain) { branch in
      let before = contents.withLock { contents in
        defer { contents.current = branch }
        return contents.current
      }
      before?.dispose()
      if branch.isDisposed { return forget() }
      source.start(
        Sink(
          next: { branch.owner?.send($0, of: branch) },
          end: { branch.owner?.end($0, of: branch) }),
        branch)
    }
  }

  @inlinable
  func send(_ element: Element, of branch: Branch<Switching>) {
    guard turnstile.enter() else {
      return turnstile.wait { if !branch.isDisposed { self.sink.next(element) } }
    }
    if !branch.isDisposed { sink.next(element) }
    turnstile.leave()
  }

  /// Takes the end of a source, after what it sent before.
  @inlinable
  func end(_ error: (any Error)?, of branch: Branch<Switching>) {
    guard turnstile.enter() else { return turnstile.wait { self.endNow(error, of: branch) } }
    endNow(error, of: branch)
    turnstile.leave()
  }

  @inlinable
  func endNow(_ error: (any Error)?, of branch: Branch<Switching>) {
    if branch.isDisposed { return }
    branch.dispose()
    let isOver = contents.withLock { contents in
      guard contents.current === branch else { return false }
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
  ///
  /// `a---b--|` of `--1--2--|` and `-7-8-|` is `--1--7-8-|`.
  @inlinable
  public func switchLatest() -> Observable<Element.Element> {
    flatMapLatest { $0 }
  }
}

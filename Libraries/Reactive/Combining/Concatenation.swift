/// Subscribes to sources one after the other: the next when one completes (`concat`), or when one fails (`retry`).
///
/// However many sources end within their subscription, the stack does not grow: the ``Turnstile`` queues the step to
/// the next source until the one before has been started. And a concatenation inside of a concatenation, as its source,
/// does not run by itself but hands its sources over, so that recursion through `concat` is flat.
///
/// `@unchecked Sendable`: what changes is only touched inside `turnstile`, a ``Turnstile``: it lets one thread in at a
/// time, and each sees what the one before did.
@usableFromInline
final class Concatenation<Element: Sendable>: @unchecked Sendable {
  /// What makes it go on to the next source.
  @usableFromInline
  enum Condition: Sendable {
    case completion
    case failure
  }

  /// Returns the next source, and whether it is known to be the last.
  private typealias Supply = () -> (source: Observable<Element>, isLast: Bool)?

  private let turnstile = Turnstile()
  private let sink: Sink<Element>
  private let chain: Chain
  private let condition: Condition
  private var supplies: [Supply] = []
  private var lastError: (any Error)?

  private init(_ condition: Condition, _ sink: Sink<Element>, _ chain: Chain) {
    self.condition = condition
    self.sink = sink
    self.chain = chain
  }

  /// The sources that `makeIterator` makes for each subscription, one after the other.
  static func observable<Sources: Sequence & Sendable>(
    of sources: Sources, goingOnAfter condition: Condition
  ) -> Observable<Element>
  where Sources.Element: ObservableConvertibleType, Sources.Element.Element == Element {
    let count = (sources as? any RandomAccessCollection)?.count
    return observable(goingOnAfter: condition) {
      var iterator = sources.makeIterator()
      var taken = 0
      return {
        taken += 1
        return iterator.next().map { ($0.asObservable(), taken == count) }
      }
    }
  }

  /// The sources, one after the other; each is freed when it has ended.
  static func observable(
    of sources: [Observable<Element>], goingOnAfter condition: Condition
  ) -> Observable<Element> {
    observable(goingOnAfter: condition) {
      var left = Array(sources.reversed())
      return { left.popLast().map { ($0, left.isEmpty) } }
    }
  }

  private static func observable(
    goingOnAfter condition: Condition, _ makeSupply: @escaping @Sendable () -> Supply
  ) -> Observable<Element> {
    Observable { sink, chain in
      if let outer = sink.successor, outer.condition == condition, condition == .completion {
        // The outer one is just starting this source, so it is inside its turnstile.
        outer.supplies.append(makeSupply())
        sink.end(nil)
      } else {
        let concatenation = Concatenation(condition, sink, chain)
        concatenation.supplies = [makeSupply()]
        concatenation.moveOn()
      }
    }
  }

  private func moveOn() {
    turnstile.pass { self.startNext() }
  }

  private func startNext() {
    if chain.isDisposed { return }
    guard let source = nextSource() else { return sink.end(lastError) }
    let link = chain.child()
    source.start(
      Sink(
        next: sink.next,
        end: { [self] error in
          link.dispose()
          switch (condition, error) {
          case (.completion, nil): moveOn()
          case (.failure, let error?):
            turnstile.pass {
              self.lastError = error
              self.startNext()
            }
          default: sink.end(error)
          }
        }, successor: self),
      link)
  }

  private func nextSource() -> Observable<Element>? {
    while let last = supplies.last {
      let next = last()
      if next?.isLast != false { supplies.removeLast() }
      if let next { return next.source }
    }
    return nil
  }
}

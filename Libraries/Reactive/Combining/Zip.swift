/// Pairs the elements of several sources by their number, and ends once all have: `zip`.
///
/// `--1--2-----|` with `----a----b--|` is `----1a---2b-|`.
///
/// `@unchecked Sendable`: what changes is only touched inside the turnstile.
final class Zipping<Element: Sendable>: @unchecked Sendable {
  private let turnstile = Turnstile()
  private let sink: Sink<Element>
  private let chain: Chain
  private let isReady: @Sendable () -> Bool
  private let result: @Sendable () throws -> Element
  private var running: Int

  init(
    _ count: Int, _ sink: Sink<Element>, _ chain: Chain, isReady: @escaping @Sendable () -> Bool,
    result: @escaping @Sendable () throws -> Element
  ) {
    self.sink = sink
    self.chain = chain
    self.isReady = isReady
    self.result = result
    running = count
  }

  /// Adds a source, whose elements wait in `queue`.
  func subscribe<Source: Sendable>(_ source: Observable<Source>, _ queue: State<Queue<Source>>) {
    let link = chain.child()
    source.start(
      Sink(
        next: { element in self.turnstile.pass { self.take(element, queue) } },
        end: { error in
          link.dispose()
          self.turnstile.pass { self.end(error) }
        }),
      link)
  }

  private func take<Source>(_ element: Source, _ queue: State<Queue<Source>>) {
    if chain.isDisposed { return }
    queue.value.append(element)
    guard isReady() else { return }
    do { sink.next(try result()) } catch { sink.end(error) }
  }

  private func end(_ error: (any Error)?) {
    if chain.isDisposed { return }
    running -= 1
    if error != nil || running == 0 { sink.end(error) }
  }
}

extension ObservableType {
  /// The first elements of all, then the second, and so on, by `resultSelector`.
  ///
  /// `[--1--2--|, ---7-----8-|]` by their sum is `---8-----(10|)`. Without sources it is empty.
  public static func zip<Sources: Collection & Sendable>(
    _ collection: Sources, resultSelector: @escaping @Sendable ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableType {
    let sources = collection.map { $0.asObservable() }
    if sources.isEmpty { return .empty() }
    return .inTurn { sink, chain in
      let waiting = sources.map { _ in State(Queue<Sources.Element.Element>()) }
      let zipping = Zipping(
        sources.count, sink, chain, isReady: { waiting.allSatisfy { !$0.value.isEmpty } },
        result: { try resultSelector(waiting.map { try $0.take() }) })
      for (source, queue) in Swift.zip(sources, waiting) { zipping.subscribe(source, queue) }
    }
  }

  /// The first elements of all, then the second, and so on.
  ///
  /// `[--1--2--|, ---7-----8-|]` is `---[1,7]-----([2,8]|)`.
  public static func zip<Sources: Collection & Sendable>(
    _ collection: Sources
  ) -> Observable<[Element]> where Sources.Element: ObservableType, Sources.Element.Element == Element {
    Observable<[Element]>.zip(collection) { $0 }
  }
}

extension State {
  /// The first of those that wait.
  func take<Element>() throws -> Element where Value == Queue<Element> {
    guard let element = value.popFirst() else { throw RxError.unknown }
    return element
  }
}

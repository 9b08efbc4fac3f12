/// Tells what several sources sent last, once each has sent something: `combineLatest`.
///
/// `@unchecked Sendable`: what changes is only touched inside `turnstile`, a ``Turnstile``: it lets one thread in at a
/// time, and each sees what the one before did.
@usableFromInline
final class Combination<Element: Sendable>: @unchecked Sendable {
  @usableFromInline let turnstile = Turnstile()
  @usableFromInline let sink: Sink<Element>
  @usableFromInline let chain: Chain
  @usableFromInline let result: @Sendable () throws -> Element
  @usableFromInline let count: Int
  @exclusivity(unchecked) @usableFromInline var valuesMissing: Int
  @exclusivity(unchecked) @usableFromInline var ended: [Bool]

  @inlinable
  init(_ count: Int, _ sink: Sink<Element>, _ chain: Chain, _ result: @escaping @Sendable () throws -> Element) {
    self.count = count
    self.sink = sink
    self.chain = chain
    self.result = result
    valuesMissing = count
    ended = Array(repeating: false, count: count)
  }

  /// Adds the source with this number, whose last element is kept in `last`.
  @inlinable
  func subscribe<Source: Sendable>(_ source: Observable<Source>, _ number: Int, _ last: State<Source?>) {
    let link = chain.child()
    source.start(
      Sink(
        next: { element in
          guard self.turnstile.enter() else {
            return self.turnstile.wait { self.take(element, number, last) }
          }
          self.take(element, number, last)
          self.turnstile.leave()
        },
        end: { error in
          link.dispose()
          self.turnstile.pass { self.end(number, error) }
        }),
      link)
  }

  @inlinable
  func take<Source>(_ element: Source, _ number: Int, _ last: State<Source?>) {
    if chain.isDisposed { return }
    if last.value == nil { valuesMissing -= 1 }
    last.value = element
    if valuesMissing == 0 {
      do { sink.next(try result()) } catch { sink.end(error) }
    } else if othersEnded(number) {
      sink.end(nil)
    }
  }

  @usableFromInline
  func othersEnded(_ number: Int) -> Bool {
    ended.indices.allSatisfy { $0 == number || ended[$0] }
  }

  @usableFromInline
  func end(_ number: Int, _ error: (any Error)?) {
    if chain.isDisposed { return }
    if let error { return sink.end(error) }
    ended[number] = true
    if ended.allSatisfy(\.self) { sink.end(nil) }
  }
}

extension State {
  /// The value of a state that has one by now.
  @inlinable
  func get<Wrapped>() throws -> Wrapped where Value == Wrapped? {
    guard let value else { throw RxError.unknown }
    return value
  }
}

extension ObservableType {
  /// What `resultSelector` makes of the last elements, whenever one of two sources has a new one and both have one.
  ///
  /// `--1-----2--|` with `----a-b----|` by `+` is `----1a-1b-2b-|`.
  @inlinable
  public static func combineLatest<First: ObservableType, Second: ObservableType>(
    _ first: First, _ second: Second,
    resultSelector: @escaping @Sendable (First.Element, Second.Element) throws -> Element
  ) -> Observable<Element> {
    let (first, second) = (first.asObservable(), second.asObservable())
    return .inTurn { sink, chain in
      let (last1, last2) = (State<First.Element?>(nil), State<Second.Element?>(nil))
      let combination = Combination(2, sink, chain) { try resultSelector(last1.get(), last2.get()) }
      combination.subscribe(first, 0, last1)
      combination.subscribe(second, 1, last2)
    }
  }

  /// The last elements of all sources, whenever one has a new one and all have one.
  ///
  /// `[--1-----2--|, ----7-8----|]` is `----[17]-[18]-[28]-|`. Without sources it is `([]|)`.
  public static func combineLatest<Sources: Collection & Sendable>(
    _ collection: Sources,
    resultSelector: @escaping @Sendable ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableType {
    let sources = collection.map { $0.asObservable() }
    return .inTurn { sink, chain in
      let lasts = sources.map { _ in State<Sources.Element.Element?>(nil) }
      let combination = Combination(sources.count, sink, chain) {
        try resultSelector(lasts.map { try $0.get() })
      }
      if sources.isEmpty {
        do { sink.next(try resultSelector([])) } catch { return sink.end(error) }
        if !chain.isDisposed { sink.end(nil) }
      }
      for (number, source) in sources.enumerated() { combination.subscribe(source, number, lasts[number]) }
    }
  }

  /// The last elements of all sources, whenever one has a new one and all have one.
  ///
  /// `[--1-----2--|, ----7-8----|]` is `----[1,7]-[1,8]-[2,8]-|`.
  public static func combineLatest<Sources: Collection & Sendable>(
    _ collection: Sources
  ) -> Observable<[Element]> where Sources.Element: ObservableType, Sources.Element.Element == Element {
    Observable<[Element]>.combineLatest(collection) { $0 }
  }
}

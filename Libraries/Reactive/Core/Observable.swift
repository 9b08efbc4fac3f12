/// Events over time, of which nothing happens until somebody subscribes.
///
/// A value, as light as the closure that it is: it sends events into a ``Sink`` for as long as a ``Chain`` runs.
///
/// # Writing an operator
///
/// 1. An operator is a function that returns `Observable { sink, chain in … }`. In it, it starts its source with a sink
///    of its own.
/// 2. Who subscribes to a source with a chain owns that chain, and disposes it when the source ends. An operator that
///    sends every end on at once (`map`, `take`, `scan`…) passes its chain on, and owns none. One that does not
///    (`concat`, `catch`, `delay`…), or that has several sources, gives each a ``Chain/child()``. Only an operator that
///    puts nothing into the chain may pass on its sink itself; others make one of its halves.
/// 3. After the first of several events that are sent in a row, look whether the chain is disposed before the next.
/// 4. What is remembered lives in a ``State`` made when the subscription starts. Where several sources meet, a
///    ``Turnstile`` lets their events through one at a time.
/// 5. A closure of the caller that throws ends the sequence with that error.
/// 6. An operator that has more to do after it has started a source is made with ``inTurn(_:)``.
@frozen
public struct Observable<Element: Sendable>: ObservableType, Sendable {
  @usableFromInline let body: @Sendable (Sink<Element>, Chain) -> Void

  /// What operators are made of: `body` sends events into the sink until it sent the end, or the chain was disposed.
  /// To make a source out of callbacks see ``create(_:)``.
  @inlinable
  public init(_ body: @escaping @Sendable (Sink<Element>, Chain) -> Void) {
    self.body = body
  }

  /// An observable whose `body` is through before a cold sequence that it starts (`of`, `range`…) sends its first
  /// element; so several of those take turns.
  @inlinable
  public static func inTurn(_ body: @escaping @Sendable (Sink<Element>, Chain) -> Void) -> Observable {
    Observable { sink, chain in Trampoline.enter { body(sink, chain) } }
  }

  /// Starts the sequence: with the chain of the caller, or with a child of it that the caller disposes at the end.
  @inlinable
  public func start(_ sink: Sink<Element>, _ chain: Chain) {
    body(sink, chain)
  }

  /// The same sequence.
  @inlinable
  public func asObservable() -> Observable<Element> { self }

  /// Tells `observer` all events until the end, or until what is returned is disposed.
  @inlinable @_disfavoredOverload
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    run(observer)
  }
}

extension Observable {
  /// Subscribes with the last sink of the chain: the one that sees to it that nothing arrives after the end or after
  /// disposal.
  @inlinable
  func run(
    next: @escaping @Sendable (Element) -> Void, end: @escaping @Sendable ((any Error)?) -> Void,
    disposed: (@Sendable () -> Void)? = nil
  ) -> any Disposable {
    let subscriber = Subscriber(next: next, end: end, disposal: disposed.map(AnonymousDisposable.init))
    let chain = subscriber.chain
    start(Sink(next: { subscriber.receive($0) }, end: { subscriber.receiveEnd($0) }), chain)
    if let disposal = subscriber.disposal { chain.insert(disposal) }
    return chain
  }

  @inlinable
  func run<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element {
    let observer = Unchecked(observer)
    return run(next: { observer.value.on(.next($0)) }, end: { observer.value.on(.end($0)) })
  }
}

/// The end of a chain, in one object, so that the closures of its sink need no memory of their own.
@usableFromInline
final class Subscriber<Element: Sendable>: Sendable {
  @usableFromInline let chain = Chain()
  @usableFromInline let next: @Sendable (Element) -> Void
  @usableFromInline let end: @Sendable ((any Error)?) -> Void
  @usableFromInline let disposal: AnonymousDisposable?

  @inlinable
  init(
    next: @escaping @Sendable (Element) -> Void, end: @escaping @Sendable ((any Error)?) -> Void,
    disposal: AnonymousDisposable?
  ) {
    self.next = next
    self.end = end
    self.disposal = disposal
  }

  @inlinable
  func receive(_ element: Element) {
    if !chain.isDisposed { next(element) }
  }

  @inlinable
  func receiveEnd(_ error: (any Error)?) {
    if chain.isDisposed { return }
    end(error)
    disposal?.dispose()
    chain.dispose()
  }
}

/// Carries an observer into the chain.
///
/// `@unchecked Sendable`: the Rx contract is the lock, as an observer is never called by two threads at once.
@usableFromInline
struct Unchecked<Value>: @unchecked Sendable {
  @usableFromInline let value: Value

  @inlinable
  init(_ value: Value) { self.value = value }
}

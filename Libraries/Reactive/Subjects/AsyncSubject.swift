/// Tells the last element, once it is known to be the last: when it completes.
public final class AsyncSubject<Element: Sendable>: SubjectType, Cancelable, ObserverType {
  private let core = SubjectCore<Element>(memory: .last(1, Queue()))
  private let last = Locked<Element?>(nil)

  /// A subject that was told nothing.
  public init() {}

  /// Whether somebody is subscribed.
  public var hasObservers: Bool { core.broadcast.hasEntries }

  /// Whether `dispose` was called.
  public var isDisposed: Bool { core.isDisposed }

  /// Takes the event: keeps an element, tells the end.
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element):
      let before = last.withLock { last in
        defer { last = element }
        return last
      }
      // Freed outside of the lock, as it may hold subscriptions to this subject.
      withExtendedLifetime(before) {}
    case .error: core.on(event)
    case .completed:
      let element = last.withLock { last in
        defer { last = nil }
        return last
      }
      if let element { core.on(.next(element)) }
      core.on(.completed)
    }
  }

  /// The side that is told.
  public func asObserver() -> AsyncSubject<Element> { self }

  /// The side that is subscribed to.
  public func asObservable() -> Observable<Element> {
    Observable { [core] sink, chain in core.subscribe(sink, chain) }
  }

  /// Tells `observer` the last element when the sequence completes, or at once where it has.
  @_disfavoredOverload
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    asObservable().run(observer)
  }

  /// Lets all observers go; who subscribes afterwards is told ``RxError/disposed``.
  public func dispose() { core.dispose() }
}

import Synchronization

/// A value that changes: tells who subscribes its latest element, and then what comes.
///
/// Its methods may be called from one thread at a time; see ``BehaviorRelay`` for one that may be told from anywhere.
public final class BehaviorSubject<Element: Sendable>: SubjectType, Cancelable, ObserverType {
  @usableFromInline let core: SubjectCore<Element>

  /// A subject whose latest element is `value`.
  @inlinable
  public init(value: Element) {
    core = SubjectCore(memory: .latest(value))
  }

  /// Whether somebody is subscribed.
  public var hasObservers: Bool { core.broadcast.hasEntries }

  /// Whether `dispose` was called.
  public var isDisposed: Bool { core.isDisposed }

  /// The latest element. Throws the error that ended the sequence, or ``RxError/disposed``.
  public func value() throws -> Element {
    if isDisposed { throw RxError.disposed }
    return try core.broadcast.latest()
  }

  /// Takes the event.
  @inlinable
  public func on(_ event: Event<Element>) { core.on(event) }

  /// The side that is told.
  @inlinable
  public func asObserver() -> BehaviorSubject<Element> { self }

  /// The side that is subscribed to.
  @inlinable
  public func asObservable() -> Observable<Element> {
    Observable { [core] sink, chain in core.subscribe(sink, chain) }
  }

  /// Tells `observer` the latest element, and what comes from now on.
  @inlinable @_disfavoredOverload
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    asObservable().run(observer)
  }

  /// Lets all observers go; who subscribes afterwards is told ``RxError/disposed``.
  public func dispose() { core.dispose() }
}

extension Broadcast {
  /// The latest element of a broadcast that remembers it. Throws the error that ended it.
  func latest() throws -> Element {
    try contents.withLock { contents in
      if case .error(let error) = contents.end { throw error }
      guard case .latest(let element) = contents.memory else { throw RxError.unknown }
      return element
    }
  }
}

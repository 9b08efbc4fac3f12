/// Tells who subscribes the last elements, and then what comes.
///
/// Its methods may be called from one thread at a time; see ``ReplayRelay`` for one that may be told from anywhere.
public final class ReplaySubject<Element: Sendable>: SubjectType, Cancelable, ObserverType {
  @usableFromInline let core: SubjectCore<Element>

  @inlinable
  init(memory: Broadcast<Element>.Memory) {
    core = SubjectCore(memory: memory)
  }

  /// A subject that remembers up to `bufferSize` elements.
  @inlinable
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    ReplaySubject(memory: .last(bufferSize, Queue()))
  }

  /// A subject that remembers all elements.
  @inlinable
  public static func createUnbounded() -> ReplaySubject<Element> {
    ReplaySubject(memory: .all([]))
  }

  /// Whether somebody is subscribed.
  public var hasObservers: Bool { core.broadcast.hasEntries }

  /// Whether `dispose` was called.
  public var isDisposed: Bool { core.isDisposed }

  /// Takes the event.
  @inlinable
  public func on(_ event: Event<Element>) { core.on(event) }

  /// The side that is told.
  @inlinable
  public func asObserver() -> ReplaySubject<Element> { self }

  /// The side that is subscribed to.
  @inlinable
  public func asObservable() -> Observable<Element> {
    Observable { [core] sink, chain in core.subscribe(sink, chain) }
  }

  /// Tells `observer` what is remembered, and what comes from now on.
  @inlinable @_disfavoredOverload
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    asObservable().run(observer)
  }

  /// Lets all observers go; who subscribes afterwards is told ``RxError/disposed``.
  public func dispose() { core.dispose() }
}

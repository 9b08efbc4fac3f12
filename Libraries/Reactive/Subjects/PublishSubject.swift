/// Passes on what it is told to those who are subscribed then.
///
/// Its methods may be called from one thread at a time, as for every observer; debug builds report a breach. Relays may
/// be told from anywhere.
public final class PublishSubject<Element: Sendable>: SubjectType, Cancelable, ObserverType {
  @usableFromInline let core: SubjectCore<Element>

  /// A subject that nobody is subscribed to.
  @inlinable
  public init() {
    core = SubjectCore()
  }

  /// Whether somebody is subscribed.
  public var hasObservers: Bool { core.broadcast.hasEntries }

  /// Whether `dispose` was called.
  public var isDisposed: Bool { core.isDisposed }

  /// Passes on the event.
  @inlinable
  public func on(_ event: Event<Element>) { core.on(event) }

  /// The side that is told.
  @inlinable
  public func asObserver() -> PublishSubject<Element> { self }

  /// The side that is subscribed to.
  @inlinable
  public func asObservable() -> Observable<Element> {
    Observable { [core] sink, chain in core.subscribe(sink, chain) }
  }

  /// Tells `observer` what comes from now on.
  @inlinable @_disfavoredOverload
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    asObservable().run(observer)
  }

  /// Lets all observers go; who subscribes afterwards is told ``RxError/disposed``.
  public func dispose() { core.dispose() }
}

/// A publish subject that never ends, and may be told from any thread.
public final class PublishRelay<Element: Sendable>: ObservableType {
  @usableFromInline let broadcast: Broadcast<Element>

  /// A relay that nobody is subscribed to.
  @inlinable
  public init() {
    broadcast = Broadcast()
  }

  /// Passes on the element. Where another is just being passed on, it waits until that one is through.
  @inlinable
  public func accept(_ event: Element) { broadcast.send(event) }

  /// The side that is subscribed to.
  @inlinable
  public func asObservable() -> Observable<Element> {
    Observable { [broadcast] sink, chain in broadcast.subscribe(sink, chain) }
  }

  /// Tells `observer` what comes from now on.
  @inlinable @_disfavoredOverload
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    asObservable().run(observer)
  }
}

/// A value that changes, never ends, and may be set from any thread.
public final class BehaviorRelay<Element: Sendable>: ObservableType {
  @usableFromInline let broadcast: Broadcast<Element>
  @usableFromInline let initial: Element

  /// A relay whose value is `value`.
  @inlinable
  public init(value: Element) {
    initial = value
    broadcast = Broadcast(memory: .latest(value))
  }

  /// The latest element.
  public var value: Element { (try? broadcast.latest()) ?? initial }

  /// Sets the value and passes it on. Where another is just being passed on, that waits until that one is through.
  @inlinable
  public func accept(_ event: Element) { broadcast.send(event) }

  /// The side that is subscribed to.
  @inlinable
  public func asObservable() -> Observable<Element> {
    Observable { [broadcast] sink, chain in broadcast.subscribe(sink, chain) }
  }

  /// Tells `observer` the value, and what comes from now on.
  @inlinable @_disfavoredOverload
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    asObservable().run(observer)
  }
}

/// A replay subject that never ends, and may be told from any thread.
public final class ReplayRelay<Element: Sendable>: ObservableType {
  @usableFromInline let broadcast: Broadcast<Element>

  @inlinable
  init(memory: Broadcast<Element>.Memory) {
    broadcast = Broadcast(memory: memory)
  }

  /// A relay that remembers up to `bufferSize` elements.
  @inlinable
  public static func create(bufferSize: Int) -> ReplayRelay<Element> {
    ReplayRelay(memory: .last(bufferSize, Queue()))
  }

  /// A relay that remembers all elements.
  @inlinable
  public static func createUnbound() -> ReplayRelay<Element> {
    ReplayRelay(memory: .all([]))
  }

  /// Passes on the element, and remembers it.
  @inlinable
  public func accept(_ event: Element) { broadcast.send(event) }

  /// The side that is subscribed to.
  @inlinable
  public func asObservable() -> Observable<Element> {
    Observable { [broadcast] sink, chain in broadcast.subscribe(sink, chain) }
  }

  /// Tells `observer` what is remembered, and what comes from now on.
  @inlinable @_disfavoredOverload
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    asObservable().run(observer)
  }
}

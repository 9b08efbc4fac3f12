public import Reactive

/// A state that can be set, from any thread.
public final class StateRelay<Element: Sendable>: ObservableType {
  private let relay: BehaviorRelay<Element>

  /// One that begins with `value`.
  public init(value: Element) {
    relay = BehaviorRelay(value: value)
  }

  /// The latest state. Setting it tells observers.
  public var value: Element {
    get { relay.value }
    set { accept(newValue) }
  }

  /// Sets ``value``.
  public func accept(_ value: Element) { relay.accept(value) }

  /// The latest state to whoever subscribes, then each that follows.
  public func asObservable() -> Observable<Element> { relay.asObservable() }

  /// Tells `observer` the latest state, then each that follows.
  @_disfavoredOverload
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    relay.subscribe(observer)
  }
}

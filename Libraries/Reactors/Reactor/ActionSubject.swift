public import Reactive

/// Takes the actions of a reactor, from any thread, and tells them to who is subscribed. It never ends: errors and ends
/// that it is told are dropped, so that sequences can be bound to it.
///
///     button.tap.map { Action.refresh }.subscribe(reactor.action).disposed(by: disposeBag)
///
/// Subscribers are told an action when it is handled.
public final class ActionSubject<Element: Sendable>: SubjectType, ObserverType, Sendable {
  // A closure, as that is compiled for the types of the reactor, which a protocol's requirement is not.
  @usableFromInline let receive: @Sendable (Element) -> Void
  @usableFromInline let handled: PublishRelay<Element>

  /// Hands actions to `receive`, which tells `handled` when it is their turn.
  @inlinable
  init(handled: PublishRelay<Element>, receive: @escaping @Sendable (Element) -> Void) {
    self.handled = handled
    self.receive = receive
  }

  /// A subject without a reactor.
  public convenience init() {
    let relay = PublishRelay<Element>()
    self.init(handled: relay, receive: relay.accept)
  }

  /// Takes an action.
  @inlinable
  public func on(_ event: Event<Element>) {
    if case .next(let action) = event { receive(action) }
  }

  /// The side that is told.
  @inlinable
  public func asObserver() -> ActionSubject<Element> { self }

  /// The side that is subscribed to.
  @inlinable
  public func asObservable() -> Observable<Element> { handled.asObservable() }

  /// Tells `observer` what is handled from now on.
  @inlinable @_disfavoredOverload
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    asObservable().subscribe(observer)
  }
}

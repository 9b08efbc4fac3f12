/// Somebody who is told events. Those who are told from several threads protect themselves.
public protocol ObserverType<Element>: SendableMetatype {
  /// What is told.
  associatedtype Element

  /// Takes the next event. Not called by two threads at once, and not after an end.
  func on(_ event: Event<Element>)
}

extension ObserverType {
  /// Tells the next element.
  @inlinable
  public func onNext(_ element: Element) { on(.next(element)) }

  /// Tells that the sequence failed.
  @inlinable
  public func onError(_ error: any Error) { on(.error(error)) }

  /// Tells that the sequence ended.
  @inlinable
  public func onCompleted() { on(.completed) }
}

/// An observer of any kind.
@frozen
public struct AnyObserver<Element>: ObserverType, Sendable {
  /// What an observer does with an event.
  public typealias EventHandler = @Sendable (Event<Element>) -> Void

  @usableFromInline let handler: EventHandler

  /// An observer that hands events to a closure.
  @inlinable
  public init(eventHandler: @escaping EventHandler) {
    handler = eventHandler
  }

  /// An observer that hands events to another.
  @inlinable
  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    let observer = Unchecked(observer)
    handler = { observer.value.on($0) }
  }

  /// Hands the event on.
  @inlinable
  public func on(_ event: Event<Element>) { handler(event) }
}

extension ObserverType {
  /// The observer without its type.
  @inlinable
  public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

  /// An observer whose elements are transformed before they come here; an error of `transform` comes as an error.
  @inlinable
  public func mapObserver<Result>(
    _ transform: @escaping @Sendable (Result) throws -> Element
  ) -> AnyObserver<Result> {
    let observer = Unchecked(self)
    return AnyObserver(eventHandler: { event in observer.value.on(event.map(transform)) })
  }
}

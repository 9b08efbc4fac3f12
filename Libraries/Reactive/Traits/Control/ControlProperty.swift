/// What can be seen as a property of a widget.
public protocol ControlPropertyType<Element>: ControlEventType, ObserverType {
  /// The property as a ``ControlProperty``.
  func asControlProperty() -> ControlProperty<Element>
}

/// A property of a widget that people change and programs set: a text, a selection.
///
/// It tells its value when it is subscribed to, then what people change it to. It is subscribed to and told on the main
/// actor, and cannot fail. It may be set from anywhere.
public struct ControlProperty<PropertyType: Sendable>: ControlPropertyType {
  /// What it consists of.
  public typealias Element = PropertyType

  /// To be started on the main actor only, and sends there only.
  private let values: Observable<PropertyType>
  private let valueSink: AnyObserver<PropertyType>

  /// A property whose value is told by `values`, and set through `valueSink`, such as a ``Binder``.
  ///
  /// If the values should fail after all, ``Hooks/defaultErrorHandler`` is told, and they end.
  public init<Values: ObservableType, Setter: ObserverType>(values: Values, valueSink: Setter)
  where Values.Element == Element, Setter.Element == Element {
    self.values = values.asObservable().onMainActor()
    self.valueSink = AnyObserver(valueSink)
  }

  /// The value, and what people change it to; on the main actor.
  public func asObservable() -> Observable<Element> { values.startingOnMainActor() }

  /// Tells `observer` the value and what people change it to, on the main actor.
  @_disfavoredOverload
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    asObservable().run(observer)
  }

  /// Sets the value to the element of the event. An error goes to ``Hooks/defaultErrorHandler``.
  public func on(_ event: Event<Element>) {
    if case .error(let error) = event { Hooks.unhandled(error) } else { valueSink.on(event) }
  }

  /// What people change the value to, without the value at the beginning.
  public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }

  /// The property itself.
  public func asControlProperty() -> ControlProperty<Element> { self }

  /// The values as events, the one at the beginning included.
  public func asControlEvent() -> ControlEvent<Element> { ControlEvent(events: values) }

  /// The value, and what people change it to, shared.
  public func asDriver() -> Driver<Element> { Driver(values) }
}

extension ControlPropertyType where Element == String? {
  /// The same property, with the empty text where there is none.
  public var orEmpty: ControlProperty<String> {
    let property = asControlProperty()
    return ControlProperty(values: property.map { $0 ?? "" }, valueSink: property.mapObserver { $0 })
  }
}

import Reactive

/// The side of a ``ControlEvent`` that its widget has: costs a pointer until somebody asks for the events.
struct EventSource<Element: Sendable> {
  private var relay: PublishRelay<Element>?

  /// The events from now on.
  var events: ControlEvent<Element> {
    mutating get { ControlEvent(events: open()) }
  }

  /// Tells those who subscribed.
  func send(_ element: Element) {
    relay?.accept(element)
  }

  /// What `value` is for each who subscribes, and the events; `setter` is told what programs set.
  @MainActor
  mutating func property(
    startingWith value: @escaping @MainActor @Sendable () -> Element?, setter: Binder<Element>
  ) -> ControlProperty<Element> {
    let events = open().asObservable()
    // A control property is started on the main actor only.
    let values = Observable.deferred { MainActor.assumeIsolated(value).map { events.startWith($0) } ?? events }
    return ControlProperty(values: values, valueSink: setter)
  }

  private mutating func open() -> PublishRelay<Element> {
    let relay = relay ?? PublishRelay()
    self.relay = relay
    return relay
  }
}

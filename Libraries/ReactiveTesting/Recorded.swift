public import Reactive

/// Something, and when it happened.
public struct Recorded<Value> {
  /// When.
  public let time: TestTime

  /// What.
  public let value: Value

  /// `value` at `time`.
  public init(time: TestTime, value: Value) {
    self.time = time
    self.value = value
  }
}

extension Recorded: Sendable where Value: Sendable {}

extension Recorded: Equatable where Value: Equatable {}

extension Recorded: CustomDebugStringConvertible {
  /// `next(1) @ 210`
  public var debugDescription: String { "\(value) @ \(time)" }
}

extension Recorded {
  /// An element at `time`.
  public static func next<Element>(_ time: TestTime, _ element: Element) -> Recorded<Event<Element>>
  where Value == Event<Element> {
    Recorded(time: time, value: .next(element))
  }

  /// A completion at `time`.
  public static func completed<Element>(
    _ time: TestTime, _ type: Element.Type = Element.self
  ) -> Recorded<Event<Element>> where Value == Event<Element> {
    Recorded(time: time, value: .completed)
  }

  /// A failure at `time`.
  public static func error<Element>(
    _ time: TestTime, _ error: any Error, _ type: Element.Type = Element.self
  ) -> Recorded<Event<Element>> where Value == Event<Element> {
    Recorded(time: time, value: .error(error))
  }
}

extension Recorded {
  /// The events as a list.
  public static func events<Element>(_ recordedEvents: Recorded<Event<Element>>...) -> [Recorded<Event<Element>>]
  where Value == Event<Element> {
    recordedEvents
  }

  /// The events as a list.
  public static func events<Element>(_ recordedEvents: [Recorded<Event<Element>>]) -> [Recorded<Event<Element>>]
  where Value == Event<Element> {
    recordedEvents
  }
}

/// From when to when an observable was subscribed to.
public struct Subscription: Hashable, Sendable {
  /// When it began.
  public let subscribe: TestTime

  /// When it ended; `Int.max` where it did not.
  public let unsubscribe: TestTime

  /// One that has not ended.
  public init(_ subscribe: TestTime) {
    self.init(subscribe, .max)
  }

  /// One that has ended.
  public init(_ subscribe: TestTime, _ unsubscribe: TestTime) {
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
  }
}

extension Subscription: CustomDebugStringConvertible {
  /// `(200 : 400)`
  public var debugDescription: String {
    "(\(subscribe) : \(unsubscribe == .max ? "Infinity" : String(unsubscribe)))"
  }
}

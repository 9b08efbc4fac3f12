/// What a sequence tells its observer: any number of elements, then at most one end.
@frozen
public enum Event<Element> {
  /// The next element.
  case next(Element)

  /// The sequence ended by failing.
  case error(any Error)

  /// The sequence ended.
  case completed
}

extension Event: Sendable where Element: Sendable {}

extension Event {
  /// Whether nothing follows.
  public var isStopEvent: Bool {
    if case .next = self { false } else { true }
  }

  /// The element of a `next`.
  public var element: Element? {
    if case .next(let element) = self { element } else { nil }
  }

  /// The error of an `error`.
  public var error: (any Error)? {
    if case .error(let error) = self { error } else { nil }
  }

  /// Whether this is `completed`.
  public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }

  /// The same event with its element transformed; an error of `transform` becomes the event.
  public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
    switch self {
    case .next(let element):
      do { return .next(try transform(element)) } catch { return .error(error) }
    case .error(let error): return .error(error)
    case .completed: return .completed
    }
  }
}

extension Event: CustomDebugStringConvertible {
  /// `next(1)`, `error(…)` or `completed`.
  public var debugDescription: String {
    switch self {
    case .next(let element): "next(\(element))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    }
  }
}

/// What can be told as an event.
public protocol EventConvertible<Element> {
  associatedtype Element

  /// The event.
  var event: Event<Element> { get }
}

extension Event: EventConvertible {
  /// The event itself.
  public var event: Event<Element> { self }
}

/// Where an operator sends events: the rest of the chain, as two closures.
///
/// Whoever calls it keeps the Rx contract: `next` any number of times, `end` at most once, never two calls at once,
/// nothing after `end`.
@frozen
public struct Sink<Element: Sendable>: Sendable {
  /// Takes the next element.
  public let next: @Sendable (Element) -> Void

  /// Takes the end: an error, or nil for completion.
  public let end: @Sendable ((any Error)?) -> Void

  /// Who runs the sequence of sources of which this sink serves one.
  @usableFromInline let successor: Concatenation<Element>?

  /// A sink out of its two halves.
  @inlinable
  public init(
    next: @escaping @Sendable (Element) -> Void, end: @escaping @Sendable ((any Error)?) -> Void
  ) {
    self.next = next
    self.end = end
    successor = nil
  }

  @inlinable
  init(
    next: @escaping @Sendable (Element) -> Void, end: @escaping @Sendable ((any Error)?) -> Void,
    successor: Concatenation<Element>
  ) {
    self.next = next
    self.end = end
    self.successor = successor
  }

  /// The same sink for a source that must not hand its own sources to the ``Concatenation`` it is part of, as something
  /// else has to live until they have ended.
  @usableFromInline var alone: Sink { Sink(next: next, end: end) }

  /// Sends on an event as a value.
  @inlinable
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): next(element)
    case .error(let error): end(error)
    case .completed: end(nil)
    }
  }
}

extension Event {
  /// The end as an event.
  @inlinable
  static func end(_ error: (any Error)?) -> Event {
    if let error { .error(error) } else { .completed }
  }
}

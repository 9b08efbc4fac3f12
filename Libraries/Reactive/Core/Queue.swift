/// First in, first out, each in O(1) on average.
@usableFromInline
struct Queue<Element> {
  @usableFromInline var elements: [Element?] = []
  @usableFromInline var head = 0

  @inlinable
  init() {}

  @inlinable var count: Int { elements.count - head }

  @inlinable var isEmpty: Bool { head == elements.count }

  /// The one that waits longest.
  var first: Element? { isEmpty ? nil : elements[head] }

  /// All that wait, the first first.
  @inlinable var contents: [Element] { elements[head...].compactMap(\.self) }

  @inlinable
  mutating func append(_ element: Element) {
    elements.append(element)
  }

  @inlinable
  mutating func popFirst() -> Element? {
    guard head < elements.count else { return nil }
    defer {
      elements[head] = nil
      head += 1
      if head == elements.count {
        elements.removeAll(keepingCapacity: true)
        head = 0
      } else if head > 32, head * 2 > elements.count {
        elements.removeFirst(head)
        head = 0
      }
    }
    return elements[head]
  }
}

extension Queue: Sendable where Element: Sendable {}

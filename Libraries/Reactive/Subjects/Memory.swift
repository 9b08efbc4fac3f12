extension Broadcast {
  /// What a subject remembers for those who subscribe later.
  @usableFromInline
  enum Memory: Sendable {
    case nothing
    /// The last element, for as long as the sequence runs.
    case latest(Element)
    /// Up to so many elements, also after the end.
    case last(Int, Queue<Element>)
    /// All elements, also after the end.
    case all([Element])

    /// Remembers `element`, and returns the one that is forgotten for it, which must not be freed under a lock.
    @inlinable
    mutating func remember(_ element: Element) -> Element? {
      switch self {
      case .nothing: return nil
      case .latest(let before):
        self = .latest(element)
        return before
      case .last, .all: return append(element)
      }
    }

    @inlinable
    mutating func append(_ element: Element) -> Element? {
      switch self {
      case .nothing, .latest: return nil
      case .last(let limit, var queue):
        self = .nothing
        queue.append(element)
        defer { self = .last(limit, queue) }
        return queue.count > limit ? queue.popFirst() : nil
      case .all(var elements):
        self = .nothing
        elements.append(element)
        self = .all(elements)
        return nil
      }
    }

    @inlinable
    func replay(isOver: Bool) -> [Element] {
      switch self {
      case .nothing: []
      case .latest(let element): isOver ? [] : [element]
      case .last(_, let queue): queue.contents
      case .all(let elements): elements
      }
    }
  }
}

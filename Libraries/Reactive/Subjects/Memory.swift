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

    @inlinable
    mutating func remember(_ element: Element) {
      switch self {
      case .nothing: break
      case .latest: self = .latest(element)
      case .last, .all: append(element)
      }
    }

    @inlinable
    mutating func append(_ element: Element) {
      switch self {
      case .nothing, .latest: break
      case .last(let limit, var queue):
        self = .nothing
        queue.append(element)
        if queue.count > limit { _ = queue.popFirst() }
        self = .last(limit, queue)
      case .all(var elements):
        self = .nothing
        elements.append(element)
        self = .all(elements)
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

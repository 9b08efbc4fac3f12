public import Synchronization

/// Whose turn it is: one action is handled at a time, and one mutation reduced at a time; no action is taken up while a
/// mutation is reduced.
///
/// What comes out of turn waits, and is seen to by whoever is at it, without a lock being held. A mutation does not wait
/// for the action that it comes from, so that it is reduced before `mutate` sends its next.
@usableFromInline
final class Turns<Action: Sendable, Mutation: Sendable>: Sendable {
  @usableFromInline
  struct Contents: Sendable {
    /// From the start, until ``Turns/open(_:)``.
    @usableFromInline var isHandling = true
    @usableFromInline var isReducing = false
    @usableFromInline var actions = Waiting<Action>()
    @usableFromInline var mutations = Waiting<Mutation>()

    @inlinable
    init() {}
  }

  @usableFromInline let contents = Mutex(Contents())

  @inlinable
  init() {}

  /// Handles the actions that waited for the start.
  @inlinable
  func open(_ body: (Action) -> Void) {
    handleWaiting(body)
  }

  /// Handles `action` and those that come meanwhile, or leaves it to who is at it.
  @inlinable
  func handle(_ action: Action, _ body: (Action) -> Void) {
    let isFree = contents.withLock { contents in
      if contents.isHandling || contents.isReducing {
        contents.actions.append(action)
        return false
      }
      contents.isHandling = true
      return true
    }
    guard isFree else { return }
    body(action)
    handleWaiting(body)
  }

  /// Reduces `mutation` and those that come meanwhile, or leaves it to who is at it; then handles the actions that
  /// waited for that.
  @inlinable
  func reduce(_ mutation: Mutation, _ body: (Mutation) -> Void, thenHandling handle: (Action) -> Void) {
    let isFree = contents.withLock { contents in
      if contents.isReducing {
        contents.mutations.append(mutation)
        return false
      }
      contents.isReducing = true
      return true
    }
    guard isFree else { return }
    var next = mutation as Mutation?
    var isLeftToHandle = false
    while let mutation = next {
      body(mutation)
      (next, isLeftToHandle) = contents.withLock { contents in
        if let next = contents.mutations.popFirst() { return (next, false) }
        contents.isReducing = false
        if contents.isHandling || contents.actions.isEmpty { return (nil, false) }
        contents.isHandling = true
        return (nil, true)
      }
    }
    if isLeftToHandle { handleWaiting(handle) }
  }

  /// For who is handling: goes on, and stops at once where somebody reduces, who then goes on instead.
  @inlinable
  func handleWaiting(_ body: (Action) -> Void) {
    while let action = nextAction() { body(action) }
  }

  @inlinable
  func nextAction() -> Action? {
    contents.withLock { contents in
      if !contents.isReducing, let action = contents.actions.popFirst() { return action }
      contents.isHandling = false
      return nil
    }
  }
}

/// First in, first out, each in constant time.
@usableFromInline
struct Waiting<Element: Sendable>: Sendable {
  @usableFromInline var elements: ArraySlice<Element> = []

  @inlinable
  init() {}

  @inlinable var isEmpty: Bool { elements.isEmpty }

  @inlinable
  mutating func append(_ element: Element) { elements.append(element) }

  @inlinable
  mutating func popFirst() -> Element? {
    guard let first = elements.popFirst() else { return nil }
    // A slice holds on to what was taken from it.
    if elements.isEmpty { elements = [] }
    return first
  }
}

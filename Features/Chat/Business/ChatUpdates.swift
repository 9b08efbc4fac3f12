/// The entries of timelines as they are committed: every one once, in ascending order of their numbers.
///
/// It ends where its task is cancelled. It has one iterator: a second one would share the changes with the first.
public struct ChatUpdates: AsyncSequence, Sendable {
  /// An entry of a timeline.
  public typealias Element = Message

  private let store: any ChatStore
  private let userId: String
  private let conversation: Int64?
  private let changes: any AsyncSequence<Void, Never> & Sendable
  private let start: Int64

  init(store: any ChatStore, userId: String, conversation: Int64?) throws {
    self.store = store
    self.userId = userId
    self.conversation = conversation
    // In this order: what is committed between the two is found by its number, and its change at worst finds nothing.
    changes = store.changes()
    start = try store.newestMessage()
  }

  /// Goes on where the sequence was made, not where the iterator is.
  public func makeAsyncIterator() -> Iterator {
    Iterator(
      store: store, userId: userId, conversation: conversation, changes: changes.makeAsyncIterator(), seen: start)
  }

  /// Waits for changes, and asks the store what is new after each.
  public struct Iterator: AsyncIteratorProtocol {
    private static let pageSize = 200

    fileprivate let store: any ChatStore
    fileprivate let userId: String
    fileprivate let conversation: Int64?
    fileprivate var changes: any AsyncIteratorProtocol<Void, Never>
    /// Entries up to here were found, or are not this user's.
    fileprivate var seen: Int64
    private var found: ArraySlice<Message> = []

    fileprivate init(
      store: any ChatStore, userId: String, conversation: Int64?,
      changes: any AsyncIteratorProtocol<Void, Never>, seen: Int64
    ) {
      self.store = store
      self.userId = userId
      self.conversation = conversation
      self.changes = changes
      self.seen = seen
    }

    /// The next entry, nil after cancellation. Throws what the store throws.
    public mutating func next() async throws -> Message? {
      try await next(isolation: #isolation)
    }

    /// The next entry, nil after cancellation, found on the caller's actor. Throws what the store throws.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Message? {
      while !Task.isCancelled {
        if let message = found.popFirst() { return message }
        try findMore()
        if found.isEmpty, await changes.next(isolation: actor) == nil { return nil }
      }
      return nil
    }

    private mutating func findMore() throws {
      let (store, userId, conversation, seen) = (store, userId, conversation, seen)
      let (page, newest) = try store.snapshot {
        let newest = try store.newestMessage()
        let page =
          if let conversation {
            try store.messages(in: conversation, after: seen, through: newest, limit: Self.pageSize)
          } else {
            try store.messages(of: userId, after: seen, through: newest, limit: Self.pageSize)
          }
        return (page, newest)
      }
      self.seen = page.count == Self.pageSize ? page.last?.number ?? newest : newest
      found = page[...]
    }
  }
}

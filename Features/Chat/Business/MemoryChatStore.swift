#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import Synchronization

/// Conversations in memory, for tests and examples. Nothing survives it, and its queries look at everything.
///
/// The outermost transaction holds the store for itself while other threads wait; one that throws leaves no trace.
public final class MemoryChatStore: ChatStore {
  private struct State {
    var conversations: [Conversation] = []
    var messages: [Message] = []
    var offers: [Offer] = []
  }

  /// What a disk refuses as well: what is there already, or belongs to what is not there.
  private struct Misfit: Error {}

  /// The stores whose transactions surround the current task.
  @TaskLocal private static var entered: Set<ObjectIdentifier> = []

  private let gate = Mutex<Void>(())
  private let state = Mutex(State())
  private let watchers = Mutex<[AsyncStream<Void>.Continuation]>([])

  /// An empty store.
  public init() {}

  /// Runs `body` alone, and undoes what it did where it throws.
  public func transaction<T: Sendable>(_ body: () throws -> T) throws -> T {
    let id = ObjectIdentifier(self)
    if Self.entered.contains(id) { return try undoing(body) }
    return try gate.withLock { _ in
      let count = messageCount
      let result = try Self.$entered.withValue(Self.entered.union([id])) { try undoing(body) }
      if messageCount != count { announce() }
      return result
    }
  }

  /// Runs `body` alone.
  public func snapshot<T: Sendable>(_ body: () throws -> T) throws -> T {
    try transaction(body)
  }

  private func undoing<T>(_ body: () throws -> T) throws -> T {
    let before = state.withLock(\.self)
    do {
      return try body()
    } catch {
      state.withLock { $0 = before }
      throw error
    }
  }

  private func access<T: Sendable>(_ body: (inout State) throws -> T) throws -> T {
    try transaction { try state.withLock { try body(&$0) } }
  }

  // MARK: - Conversations

  /// The conversation with this number.
  public func conversation(_ number: Int64) throws -> Conversation? {
    try access { Self.entry(number, of: $0.conversations) }
  }

  /// The conversation of a buyer about an item.
  public func conversation(itemId: String, buyerId: String) throws -> Conversation? {
    try access { state in state.conversations.first { $0.itemId == itemId && $0.buyerId == buyerId } }
  }

  /// The conversation that was imported for a seller under this foreign id.
  public func conversation(foreignId: String, sellerId: String) throws -> Conversation? {
    try access { state in state.conversations.first { $0.foreignId == foreignId && $0.sellerId == sellerId } }
  }

  /// What a user takes part in and has not left.
  public func conversations(of userId: String, after position: InboxPosition?, limit: Int) throws -> [Conversation] {
    try access { state in
      let visible = state.conversations.filter { conversation in
        conversation.side(of: userId).map { !conversation[$0].hasLeft } ?? false
      }
      let sorted = visible.sorted { ($0.lastActivityAt, $0.number) > ($1.lastActivityAt, $1.number) }
      let rest = sorted.drop { conversation in
        guard let position else { return false }
        return (conversation.lastActivityAt, conversation.number) >= (position.lastActivityAt, position.number)
      }
      return Array(rest.prefix(limit))
    }
  }

  /// The sum of `unread` over all conversations of a user.
  public func unreadCount(of userId: String) throws -> Int {
    try access { state in
      state.conversations.reduce(0) { sum, conversation in
        sum + (conversation.side(of: userId).map { conversation[$0].unread } ?? 0)
      }
    }
  }

  /// Adds a conversation.
  public func insertConversation(
    itemId: String, buyerId: String, sellerId: String, foreignId: String?, openedAt: Date
  ) throws -> Conversation {
    try access { state in
      let isKnown = state.conversations.contains { known in
        known.itemId == itemId && known.buyerId == buyerId
          || foreignId != nil && known.foreignId == foreignId && known.sellerId == sellerId
      }
      guard !isKnown else { throw Misfit() }
      let conversation = Conversation(
        number: Int64(state.conversations.count + 1), itemId: itemId, buyerId: buyerId, sellerId: sellerId,
        foreignId: foreignId, openedAt: openedAt)
      state.conversations.append(conversation)
      return conversation
    }
  }

  /// Keeps what may change of a conversation.
  public func update(_ conversation: Conversation) throws {
    try access { Self.replace(conversation, at: conversation.number, in: &$0.conversations) }
  }

  // MARK: - Messages

  /// Adds an entry to a timeline.
  public func insertMessage(
    in conversation: Int64, authorId: String?, content: Message.Content, sentAt: Date
  ) throws -> Message {
    try access { state in
      guard Self.entry(conversation, of: state.conversations) != nil else { throw Misfit() }
      let message = Message(
        number: Int64(state.messages.count + 1), conversation: conversation, authorId: authorId, content: content,
        sentAt: sentAt)
      state.messages.append(message)
      return message
    }
  }

  /// The entries with these numbers, in ascending order.
  public func messages(numbers: [Int64]) throws -> [Message] {
    try access { state in Set(numbers).sorted().compactMap { Self.entry($0, of: state.messages) } }
  }

  /// The newest entries of a timeline, in ascending order.
  public func messages(in conversation: Int64, before end: Int64?, limit: Int) throws -> [Message] {
    try access { state in
      state.messages.filter { $0.conversation == conversation && $0.number < end ?? .max }.suffix(limit)
    }
  }

  /// The first entries of one conversation in a range of numbers, in ascending order.
  public func messages(
    in conversation: Int64, after start: Int64, through end: Int64, limit: Int
  ) throws -> [Message] {
    try access { state in
      let matching = state.messages.filter {
        $0.conversation == conversation && $0.number > start && $0.number <= end
      }
      return Array(matching.prefix(limit))
    }
  }

  /// The first entries in a range of numbers of all conversations of a user, in ascending order.
  public func messages(of userId: String, after start: Int64, through end: Int64, limit: Int) throws -> [Message] {
    try access { state in
      let matching = state.messages.filter { message in
        guard message.number > start, message.number <= end else { return false }
        return Self.entry(message.conversation, of: state.conversations)?.side(of: userId) != nil
      }
      return Array(matching.prefix(limit))
    }
  }

  /// How many entries of a timeline above a number are not the user's.
  public func messageCount(in conversation: Int64, after number: Int64, notBy userId: String) throws -> Int {
    try access { state in
      state.messages.count { $0.conversation == conversation && $0.number > number && $0.authorId != userId }
    }
  }

  /// The highest number of an entry so far.
  public func newestMessage() throws -> Int64 {
    try access { Int64($0.messages.count) }
  }

  // MARK: - Offers

  /// Adds a pending offer.
  public func insertOffer(in conversation: Int64, byId: String, price: Price, madeAt: Date) throws -> Offer {
    try access { state in
      guard Self.entry(conversation, of: state.conversations) != nil else { throw Misfit() }
      let isPending = state.offers.contains {
        $0.conversation == conversation && $0.byId == byId && $0.keptState == .pending
      }
      guard !isPending else { throw Misfit() }
      let offer = Offer(
        number: Int64(state.offers.count + 1), conversation: conversation, byId: byId, price: price, madeAt: madeAt)
      state.offers.append(offer)
      return offer
    }
  }

  /// Keeps the state of an offer and when it ended.
  public func update(_ offer: Offer) throws {
    try access { Self.replace(offer, at: offer.number, in: &$0.offers) }
  }

  /// The offers of a conversation that are kept as pending.
  public func pendingOffers(in conversation: Int64) throws -> [Offer] {
    try access { state in state.offers.filter { $0.conversation == conversation && $0.keptState == .pending } }
  }

  /// The offers with these numbers, in ascending order.
  public func offers(numbers: [Int64]) throws -> [Offer] {
    try access { state in Set(numbers).sorted().compactMap { Self.entry($0, of: state.offers) } }
  }

  // MARK: - Changes

  /// Something for every transaction that added messages.
  public func changes() -> any AsyncSequence<Void, Never> & Sendable {
    let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    watchers.withLock { $0.append(continuation) }
    return stream
  }

  private var messageCount: Int {
    state.withLock(\.messages.count)
  }

  private func announce() {
    watchers.withLock { watchers in
      watchers.removeAll { watcher in
        if case .terminated = watcher.yield() { true } else { false }
      }
    }
  }

  // MARK: - Numbers

  /// Nothing is ever removed, so the entry with number n stands at n - 1.
  private static func entry<Entry>(_ number: Int64, of entries: [Entry]) -> Entry? {
    guard let number = Int(exactly: number), entries.indices.contains(number - 1) else { return nil }
    return entries[number - 1]
  }

  private static func replace<Entry>(_ entry: Entry, at number: Int64, in entries: inout [Entry]) {
    guard let number = Int(exactly: number), entries.indices.contains(number - 1) else { return }
    entries[number - 1] = entry
  }
}

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Where conversations are kept. A port without rules: what may happen is up to `ChatManager`.
///
/// Instants are whole milliseconds. Numbers are assigned here, grow, and are never used again. What several calls must
/// change together stands in a `transaction`, what they must see together in a `snapshot`.
///
/// What would contradict the rest is refused with an error of the store's own, which no manager causes: a second
/// conversation of a buyer about an item, or of a seller under a foreign id; a second pending offer of one side; an entry
/// or an offer in a conversation that there is not.
public protocol ChatStore: Sendable {
  /// Runs `body` as one unit: all that it changes, here and in other stores on the same disk, or nothing where it
  /// throws. One inside another joins it, and undoes its own part alone where it throws.
  func transaction<T: Sendable>(_ body: () throws -> T) throws -> T

  /// Runs `body`, which changes nothing, so that all it asks is answered from one state. Holds up no writer.
  func snapshot<T: Sendable>(_ body: () throws -> T) throws -> T

  /// The conversation with this number.
  func conversation(_ number: Int64) throws -> Conversation?

  /// The conversation of a buyer about an item.
  func conversation(itemId: String, buyerId: String) throws -> Conversation?

  /// The conversation that was imported for a seller under this foreign id.
  func conversation(foreignId: String, sellerId: String) throws -> Conversation?

  /// What a user takes part in and has not left, latest activity first (then the highest number), after `position`.
  func conversations(of userId: String, after position: InboxPosition?, limit: Int) throws -> [Conversation]

  /// The sum of `unread` over all conversations of a user.
  func unreadCount(of userId: String) throws -> Int

  /// Adds a conversation.
  func insertConversation(
    itemId: String, buyerId: String, sellerId: String, foreignId: String?, openedAt: Date
  ) throws -> Conversation

  /// Keeps what may change of a conversation: its activity, its seats, how far its import came.
  func update(_ conversation: Conversation) throws

  /// Adds an entry to a timeline.
  func insertMessage(
    in conversation: Int64, authorId: String?, content: Message.Content, sentAt: Date
  ) throws -> Message

  /// The entries with these numbers, in ascending order; unknown ones are left out.
  func messages(numbers: [Int64]) throws -> [Message]

  /// The newest `limit` entries of a timeline, of those below `end` if given, in ascending order.
  func messages(in conversation: Int64, before end: Int64?, limit: Int) throws -> [Message]

  /// The first `limit` entries of a timeline numbered above `start` and up to `end`, in ascending order.
  func messages(in conversation: Int64, after start: Int64, through end: Int64, limit: Int) throws -> [Message]

  /// The first `limit` entries numbered above `start` and up to `end` of all conversations in which a user takes
  /// part, in ascending order.
  func messages(of userId: String, after start: Int64, through end: Int64, limit: Int) throws -> [Message]

  /// How many entries of a timeline above a number somebody other than the user is the author of.
  func messageCount(in conversation: Int64, after number: Int64, notBy userId: String) throws -> Int

  /// The highest number of an entry so far; 0 before the first.
  func newestMessage() throws -> Int64

  /// Adds a pending offer.
  func insertOffer(in conversation: Int64, byId: String, price: Price, madeAt: Date) throws -> Offer

  /// Keeps the state of an offer and when it ended.
  func update(_ offer: Offer) throws

  /// The offers of a conversation that are kept as pending: at most one of each side.
  func pendingOffers(in conversation: Int64) throws -> [Offer]

  /// The offers with these numbers, in ascending order; unknown ones are left out.
  func offers(numbers: [Int64]) throws -> [Offer]

  /// Something for every commit that may have added messages, of this and of other processes, from the moment of the
  /// call on. Several commits may count as one. It has one iterator, and ends when that one's task is cancelled.
  func changes() -> any AsyncSequence<Void, Never> & Sendable
}

/// A page of an inbox.
public struct InboxPage: Sendable {
  /// A line of an inbox.
  public struct Line: Sendable {
    /// What it is about, and how much of it is unread.
    public let conversation: Conversation

    /// The newest entry, nil in a conversation where nothing was said yet.
    public let lastMessage: Message?
  }

  /// Latest activity first.
  public let lines: [Line]

  /// What to ask for the next page; nil on the last one.
  public let nextCursor: String?
}

/// A stretch of the timeline of a conversation.
public struct ThreadPage: Sendable {
  /// The conversation as it was before this page was marked as read.
  public let conversation: Conversation

  /// In ascending order.
  public let messages: [Message]

  /// Where the offers that `messages` tell of stand now, by number.
  public let offerStates: [Int64: Offer.State]

  /// The offers that stand now: at most one of each side.
  public let standingOffers: [Offer]

  /// What to give as `before` for the entries before these; nil on the first stretch.
  public let olderBefore: Int64?
}

extension ChatManager {
  /// The conversations that a person takes part in and has not left, `limit` (1 to 1,000) at once. A constant
  /// number of queries.
  ///
  /// Throws `invalidCursor`.
  public func inbox(of userId: String, limit: Int = 50, cursor: String? = nil) throws -> InboxPage {
    let limit = min(max(limit, 1), 1_000)
    let position = try cursor.map(InboxPosition.init(cursor:))
    return try store.snapshot {
      let found = try store.conversations(of: userId, after: position, limit: limit + 1)
      let shown = found.prefix(limit)
      let messages = try store.messages(numbers: shown.compactMap(\.lastMessage))
      let newest = Dictionary(messages.map { ($0.number, $0) }) { first, _ in first }
      return InboxPage(
        lines: shown.map { InboxPage.Line(conversation: $0, lastMessage: $0.lastMessage.flatMap { newest[$0] }) },
        nextCursor: found.count > limit ? shown.last.map { InboxPosition(behind: $0).cursor } : nil)
    }
  }

  /// The newest `limit` (1 to 1,000) entries of a timeline, of those numbered below `before` if given. A constant
  /// number of queries, however many entries.
  public func thread(
    _ number: Int64, for userId: String, before: Int64? = nil, limit: Int = 50
  ) throws -> ThreadPage {
    let limit = min(max(limit, 1), 1_000)
    return try store.snapshot {
      let (conversation, _) = try conversation(number, of: userId)
      let found = try store.messages(in: number, before: before, limit: limit + 1)
      let messages = Array(found.suffix(limit))
      let moment = moment
      let offers = try store.offers(numbers: messages.compactMap(\.offerNumber))
      return ThreadPage(
        conversation: conversation, messages: messages,
        offerStates: Dictionary(offers.map { ($0.number, $0.state(at: moment)) }) { first, _ in first },
        standingOffers: try standingOffers(in: number, at: moment),
        olderBefore: found.count > limit ? messages.first?.number : nil)
    }
  }

  /// Notes that a person has seen a conversation up to the entry with this number. Never goes back, and writes nothing
  /// where nothing changes.
  public func markRead(_ number: Int64, through message: Int64, by userId: String) throws {
    let (known, side) = try conversation(number, of: userId)
    guard min(message, known.lastMessage ?? 0) > known[side].lastRead else { return }
    try store.transaction {
      var (conversation, side) = try conversation(number, of: userId)
      let seen = min(message, conversation.lastMessage ?? 0)
      // Another program of the same person may have been faster.
      guard seen > conversation[side].lastRead else { return }
      conversation[side].lastRead = seen
      conversation[side].unread =
        seen == conversation.lastMessage ? 0 : try store.messageCount(in: number, after: seen, notBy: userId)
      try store.update(conversation)
    }
  }

  /// How many messages of others a person has not seen yet, over all conversations.
  public func unreadCount(of userId: String) throws -> Int {
    try store.unreadCount(of: userId)
  }

  /// Whether a conversation has this number.
  public func exists(_ number: Int64) throws -> Bool {
    try store.conversation(number) != nil
  }

  /// What is committed from now on, by any process, in one conversation or in all that the person takes part in: every
  /// entry once, in ascending order. It does not count as read.
  public func updates(for userId: String, in number: Int64? = nil) throws -> ChatUpdates {
    if let number { _ = try conversation(number, of: userId) }
    return try ChatUpdates(store: store, userId: userId, conversation: number)
  }
}

extension Message {
  var offerNumber: Int64? {
    if case .offer(_, let number, _) = content { number } else { nil }
  }
}

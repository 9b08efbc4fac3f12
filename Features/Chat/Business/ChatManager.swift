#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import ItemInterface
public import UserInterface

/// The one door to conversations: who may do what in them, and what follows.
///
/// Each function takes the acting user's id and refuses a third person with `ChatError.notAParty`. Besides `ChatError`
/// they throw what the store, Item or User throw for a disk that fails. They may be called from any thread, and are all
/// or nothing.
public struct ChatManager: Sendable {
  let store: any ChatStore
  let items: @Sendable () -> any ItemInterface
  let users: @Sendable () -> any UserInterface
  private let now: @Sendable () -> Date

  /// A manager on a store; `items` and `users` are first called when a function needs them, never here.
  public init(
    store: any ChatStore,
    items: @autoclosure @escaping @Sendable () -> any ItemInterface,
    users: @autoclosure @escaping @Sendable () -> any UserInterface,
    now: @escaping @Sendable () -> Date
  ) {
    self.store = store
    self.items = items
    self.users = users
    self.now = now
  }

  /// Now, by which offers end, in the whole milliseconds that are stored.
  public var moment: Date { now().roundedToMilliseconds }

  // MARK: - Starting and leaving

  /// The conversation of a buyer about an item: the existing one, or a new one.
  ///
  /// Throws `unknownItem`, `unknownPerson`, `withOneself`, `blocked`, and `itemUnavailable` for a new one about an
  /// item that its seller withdrew.
  public func start(itemId: String, buyerId: String) throws -> Conversation {
    try open(itemId: itemId, buyerId: buyerId, foreignId: nil, at: moment).conversation
  }

  /// The conversation of a buyer about an item, with a first or next text in it; without a conversation if the text is
  /// refused. Throws what `start(itemId:buyerId:)` and `send` throw.
  public func start(
    itemId: String, buyerId: String, text: String
  ) throws -> (conversation: Conversation, message: Message) {
    try store.transaction {
      var conversation = try start(itemId: itemId, buyerId: buyerId)
      let message = try append(.text(Message.checkedText(text)), by: buyerId, to: &conversation)
      return (conversation, message)
    }
  }

  /// A conversation, for one of its two sides.
  public func conversation(_ number: Int64, for userId: String) throws -> Conversation {
    try conversation(number, of: userId).conversation
  }

  /// The conversation of a buyer about an item, if they have one.
  public func conversation(itemId: String, buyerId: String) throws -> Conversation? {
    try store.conversation(itemId: itemId, buyerId: buyerId)
  }

  /// The conversation that was imported for a seller under this foreign id.
  public func conversation(foreignId: String, sellerId: String) throws -> Conversation? {
    try store.conversation(foreignId: foreignId, sellerId: sellerId)
  }

  /// Hides a conversation from a person's inbox, all of it read, until something happens in it. Leaving again changes
  /// nothing. An offer of theirs stands until it ends: whoever does not want that withdraws it first.
  public func leave(_ number: Int64, by userId: String) throws {
    try store.transaction {
      var (conversation, side) = try conversation(number, of: userId)
      guard !conversation[side].hasLeft else { return }
      try append(.left, by: userId, to: &conversation)
    }
  }

  // MARK: - Writing

  /// Sends a text of 1 to 4,000 characters, kept as it is. It brings back whoever had left.
  ///
  /// Throws `blocked`, `textBlank`, `textTooLong`. A constant number of statements.
  @discardableResult
  public func send(_ text: String, in number: Int64, by userId: String) throws -> Message {
    try store.transaction {
      var (conversation, _) = try conversation(number, of: userId)
      try refuseIfBlocked(conversation)
      return try append(.text(Message.checkedText(text)), by: userId, to: &conversation)
    }
  }

  /// Adds what nobody wrote, such as news of a delivery; also where one blocks the other. Both sides see it as unread.
  ///
  /// `texts` are by BCP 47 tag, `en` among them. Throws `unknownConversation`, `textBlank`, `textTooLong`.
  @discardableResult
  public func postSystemMessage(_ texts: [String: String], in number: Int64) throws -> Message {
    try store.transaction {
      guard var conversation = try store.conversation(number) else {
        throw ChatError.unknownConversation(String(number))
      }
      return try append(.system(SystemText(checking: texts)), by: nil, to: &conversation)
    }
  }
}

extension ItemSummary {
  /// Whether its seller took it off the market.
  var isWithdrawn: Bool { !isAvailable && !isReserved && !isSold }
}

// MARK: - What the other functions are made of

extension ChatManager {
  /// Finds or makes a conversation, inside one transaction.
  func open(
    itemId: String, buyerId: String, foreignId: String?, at openedAt: Date
  ) throws -> (conversation: Conversation, isNew: Bool) {
    try store.transaction {
      let item = try knownItem(itemId)
      guard item.sellerId != buyerId else { throw ChatError.withOneself }
      guard try !users().isBlocked(buyerId, with: item.sellerId) else { throw ChatError.blocked }
      if let existing = try store.conversation(itemId: itemId, buyerId: buyerId) { return (existing, false) }
      guard !item.isWithdrawn else { throw ChatError.itemUnavailable(itemId: itemId) }
      guard try users().user(buyerId) != nil else { throw ChatError.unknownPerson(buyerId) }
      let conversation = try store.insertConversation(
        itemId: itemId, buyerId: buyerId, sellerId: item.sellerId, foreignId: foreignId,
        openedAt: openedAt.roundedToMilliseconds)
      return (conversation, true)
    }
  }

  /// The conversation, and the end of it that the user holds.
  func conversation(
    _ number: Int64, of userId: String
  ) throws -> (conversation: Conversation, side: Conversation.Side) {
    guard let conversation = try store.conversation(number) else {
      throw ChatError.unknownConversation(String(number))
    }
    guard let side = conversation.side(of: userId) else { throw ChatError.notAParty(conversation: number) }
    return (conversation, side)
  }

  func refuseIfBlocked(_ conversation: Conversation) throws {
    guard try !users().isBlocked(conversation.buyerId, with: conversation.sellerId) else { throw ChatError.blocked }
  }

  func knownItem(_ id: String) throws -> any ItemSummary {
    guard let item = try items().item(id) else { throw ChatError.unknownItem(id) }
    return item
  }

  @discardableResult
  func append(
    _ content: Message.Content, by authorId: String?, to conversation: inout Conversation, at moment: Date? = nil
  ) throws -> Message {
    let message = try store.insertMessage(
      in: conversation.number, authorId: authorId, content: content, sentAt: moment ?? self.moment)
    conversation.note(message)
    try store.update(conversation)
    return message
  }
}

import Chat
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A store of conversations where each call is a step.
struct StepwiseChatStore: ChatStore {
  let base: any ChatStore
  let disk: any SharedDisk
  let steps: Steps

  func transaction<T: Sendable>(_ body: () throws -> T) throws -> T {
    try steps.transaction(on: disk, body)
  }

  func snapshot<T: Sendable>(_ body: () throws -> T) throws -> T {
    try steps { try base.snapshot(body) }
  }

  func conversation(_ number: Int64) throws -> Conversation? {
    try steps { try base.conversation(number) }
  }

  func conversation(itemId: String, buyerId: String) throws -> Conversation? {
    try steps { try base.conversation(itemId: itemId, buyerId: buyerId) }
  }

  func conversation(foreignId: String, sellerId: String) throws -> Conversation? {
    try steps { try base.conversation(foreignId: foreignId, sellerId: sellerId) }
  }

  func conversations(of userId: String, after position: InboxPosition?, limit: Int) throws -> [Conversation] {
    try steps { try base.conversations(of: userId, after: position, limit: limit) }
  }

  func unreadCount(of userId: String) throws -> Int {
    try steps { try base.unreadCount(of: userId) }
  }

  func insertConversation(
    itemId: String, buyerId: String, sellerId: String, foreignId: String?, openedAt: Date
  ) throws -> Conversation {
    try steps {
      try base.insertConversation(
        itemId: itemId, buyerId: buyerId, sellerId: sellerId, foreignId: foreignId, openedAt: openedAt)
    }
  }

  func update(_ conversation: Conversation) throws {
    try steps { try base.update(conversation) }
  }

  func insertMessage(
    in conversation: Int64, authorId: String?, content: Message.Content, sentAt: Date
  ) throws -> Message {
    try steps { try base.insertMessage(in: conversation, authorId: authorId, content: content, sentAt: sentAt) }
  }

  func messages(numbers: [Int64]) throws -> [Message] {
    try steps { try base.messages(numbers: numbers) }
  }

  func messages(in conversation: Int64, before end: Int64?, limit: Int) throws -> [Message] {
    try steps { try base.messages(in: conversation, before: end, limit: limit) }
  }

  func messages(in conversation: Int64, after start: Int64, through end: Int64, limit: Int) throws -> [Message] {
    try steps { try base.messages(in: conversation, after: start, through: end, limit: limit) }
  }

  func messages(of userId: String, after start: Int64, through end: Int64, limit: Int) throws -> [Message] {
    try steps { try base.messages(of: userId, after: start, through: end, limit: limit) }
  }

  func messageCount(in conversation: Int64, after number: Int64, notBy userId: String) throws -> Int {
    try steps { try base.messageCount(in: conversation, after: number, notBy: userId) }
  }

  func newestMessage() throws -> Int64 {
    try steps { try base.newestMessage() }
  }

  func insertOffer(in conversation: Int64, byId: String, price: Price, madeAt: Date) throws -> Offer {
    try steps { try base.insertOffer(in: conversation, byId: byId, price: price, madeAt: madeAt) }
  }

  func update(_ offer: Offer) throws {
    try steps { try base.update(offer) }
  }

  func pendingOffers(in conversation: Int64) throws -> [Offer] {
    try steps { try base.pendingOffers(in: conversation) }
  }

  func offers(numbers: [Int64]) throws -> [Offer] {
    try steps { try base.offers(numbers: numbers) }
  }

  func changes() -> any AsyncSequence<Void, Never> & Sendable {
    base.changes()
  }
}

extension CannedMarket {
  func existsConversation(_ id: String) -> Bool {
    conversations.contains { $0.id == id }
  }

  func conversation(itemId: String, buyerId: String) -> String? {
    conversations.first { $0.itemId == itemId && $0.buyerId == buyerId }?.id
  }

  mutating func createConversation(userId: String, itemId: String) throws -> String {
    guard let item = item(itemId) else { throw CannedChatRefusal(isUnknown: true) }
    guard item.sellerId != userId else { throw CannedChatRefusal(isWithOneself: true) }
    guard !isBlocked(userId, with: item.sellerId) else { throw CannedChatRefusal(isBlocked: true) }
    if let existing = conversation(itemId: itemId, buyerId: userId) { return existing }
    guard item.status != .removed else { throw CannedChatRefusal() }
    guard person(userId) != nil else { throw CannedChatRefusal(isUnknown: true) }
    let id = String(conversations.count + 1)
    conversations.append(CannedConversation(id, item: itemId, buyer: userId))
    return id
  }

  mutating func postSystemMessage(_ texts: [String: String], conversationId: String) throws {
    guard let index = conversations.firstIndex(where: { $0.id == conversationId }) else {
      throw CannedChatRefusal(isUnknown: true)
    }
    let areTexts = texts.values.allSatisfy {
      (1...4_000).contains($0.count) && $0.unicodeScalars.contains(where: \.isVisible)
    }
    guard areTexts, texts["en"] != nil else { throw CannedChatRefusal() }
    conversations[index].entries.append(.system(minutesAgo: 0, texts))
  }

  /// Whoever wrote has read all that came before.
  func unreadCount(userId: String) -> Int {
    conversations.reduce(0) { count, conversation in
      guard conversation.buyerId == userId || item(conversation.itemId)?.sellerId == userId else { return count }
      let unread = conversation.entries.reversed().prefix { $0.authorId != userId }
      return count + unread.count
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isVisible: Bool {
    !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint && properties.generalCategory != .control
  }
}

public import Chat
#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import Storage

extension DatabaseChatStore {
  /// The conversation with this number.
  public func conversation(_ number: Int64) throws -> Conversation? {
    try conversation(where: "number = \(number)")
  }

  /// The conversation of a buyer about an item.
  public func conversation(itemId: String, buyerId: String) throws -> Conversation? {
    try conversation(where: "item_id = \(itemId) AND buyer_id = \(buyerId)")
  }

  /// The conversation that was imported for a seller under this foreign id.
  public func conversation(foreignId: String, sellerId: String) throws -> Conversation? {
    try conversation(where: "seller_id = \(sellerId) AND foreign_id = \(foreignId)")
  }

  private func conversation(where condition: SQL) throws -> Conversation? {
    try database.read { db in
      try db.first("SELECT \(Self.conversationColumns) FROM chat_conversation WHERE \(condition)") { row in
        try Conversation(row)
      }
    }
  }

  /// What a user takes part in and has not left. Two walks along an index, merged: as many rows are read as asked for,
  /// however many the person has.
  public func conversations(of userId: String, after position: InboxPosition?, limit: Int) throws -> [Conversation] {
    let latestFirst: SQL = "ORDER BY last_activity_at DESC, number DESC LIMIT \(limit)"
    let rest: SQL =
      if let position {
        "AND (last_activity_at, number) < (\(position.lastActivityAt), \(position.number))"
      } else {
        ""
      }
    let sides: [SQL] = [
      "buyer_id = \(userId) AND buyer_has_left = 0", "seller_id = \(userId) AND seller_has_left = 0",
    ]
    let walks = sides.map { side -> SQL in
      "SELECT * FROM (SELECT \(Self.conversationColumns) FROM chat_conversation WHERE \(side) \(rest) \(latestFirst))"
    }
    return try database.read { db in
      try db.rows("\(walks.joined(separator: " UNION ALL ")) \(latestFirst)") { row in try Conversation(row) }
    }
  }

  /// The sum of `unread` over all conversations of a user, of which only those with something unread are looked at.
  public func unreadCount(of userId: String) throws -> Int {
    try database.read { db in
      try db.value(
        """
        SELECT (SELECT coalesce(sum(buyer_unread), 0) FROM chat_conversation
                WHERE buyer_id = \(userId) AND buyer_unread > 0)
             + (SELECT coalesce(sum(seller_unread), 0) FROM chat_conversation
                WHERE seller_id = \(userId) AND seller_unread > 0)
        """) ?? 0
    }
  }

  /// Adds a conversation.
  public func insertConversation(
    itemId: String, buyerId: String, sellerId: String, foreignId: String?, openedAt: Date
  ) throws -> Conversation {
    try database.write { db in
      let number = try db.insert(
        """
        INSERT INTO chat_conversation (
          item_id, buyer_id, seller_id, foreign_id, opened_at, last_activity_at, buyer_last_read, buyer_unread,
          buyer_has_left, seller_last_read, seller_unread, seller_has_left, imported_events)
        VALUES (\(itemId), \(buyerId), \(sellerId), \(foreignId), \(openedAt), \(openedAt), 0, 0, 0, 0, 0, 0, 0)
        """)
      return Conversation(
        number: number, itemId: itemId, buyerId: buyerId, sellerId: sellerId, foreignId: foreignId, openedAt: openedAt)
    }
  }

  /// Keeps what may change of a conversation.
  public func update(_ conversation: Conversation) throws {
    let (buyer, seller) = (conversation.buyerSeat, conversation.sellerSeat)
    _ = try database.write { db in
      try db.execute(
        """
        UPDATE chat_conversation SET
          last_activity_at = \(conversation.lastActivityAt), last_message = \(conversation.lastMessage),
          buyer_last_read = \(buyer.lastRead), buyer_unread = \(buyer.unread), buyer_has_left = \(buyer.hasLeft),
          seller_last_read = \(seller.lastRead), seller_unread = \(seller.unread), seller_has_left = \(seller.hasLeft),
          imported_events = \(conversation.importedEvents)
        WHERE number = \(conversation.number)
        """)
    }
  }

  private static var conversationColumns: SQL {
    """
    number, item_id, buyer_id, seller_id, foreign_id, opened_at, last_activity_at, last_message, buyer_last_read,
    buyer_unread, buyer_has_left, seller_last_read, seller_unread, seller_has_left, imported_events
    """
  }
}

extension Conversation {
  fileprivate init(_ row: borrowing Row) throws {
    self.init(
      number: try row["number"], itemId: try row["item_id"], buyerId: try row["buyer_id"],
      sellerId: try row["seller_id"], foreignId: try row["foreign_id"], openedAt: try row["opened_at"],
      lastActivityAt: try row["last_activity_at", as: Date.self], lastMessage: try row["last_message"],
      buyerSeat: Seat(
        lastRead: try row["buyer_last_read"], unread: try row["buyer_unread"], hasLeft: try row["buyer_has_left"]),
      sellerSeat: Seat(
        lastRead: try row["seller_last_read"], unread: try row["seller_unread"], hasLeft: try row["seller_has_left"]),
      importedEvents: try row["imported_events"])
  }
}

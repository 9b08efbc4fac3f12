public import Chat
#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import Storage

extension DatabaseChatStore {
  /// Adds a pending offer.
  public func insertOffer(in conversation: Int64, byId: String, price: Price, madeAt: Date) throws -> Offer {
    try database.write { db in
      let number = try db.insert(
        """
        INSERT INTO chat_offer (conversation, by_id, price, currency, made_at, state)
        VALUES (\(conversation), \(byId), \(price.minorUnits), \(price.currencyCode), \(madeAt),
          \(Offer.State.pending))
        """)
      return Offer(number: number, conversation: conversation, byId: byId, price: price, madeAt: madeAt)
    }
  }

  /// Keeps the state of an offer and when it ended.
  public func update(_ offer: Offer) throws {
    _ = try database.write { db in
      try db.execute(
        """
        UPDATE chat_offer SET state = \(offer.keptState), ended_at = \(offer.endedAt)
        WHERE number = \(offer.number)
        """)
    }
  }

  /// The offers of a conversation that are kept as pending.
  public func pendingOffers(in conversation: Int64) throws -> [Offer] {
    // The literal lets the partial index of pending offers answer.
    try offers(where: "conversation = \(conversation) AND state = 'pending' ORDER BY number")
  }

  /// The offers with these numbers, in ascending order.
  public func offers(numbers: [Int64]) throws -> [Offer] {
    try offers(where: "number IN \(numbers) ORDER BY number")
  }

  private func offers(where condition: SQL) throws -> [Offer] {
    try database.read { db in
      try db.rows(
        """
        SELECT number, conversation, by_id, price, currency, made_at, state, ended_at
        FROM chat_offer WHERE \(condition)
        """
      ) { row in
        Offer(
          number: try row["number"], conversation: try row["conversation"], byId: try row["by_id"],
          price: Price(minorUnits: try row["price"], currencyCode: try row["currency"]), madeAt: try row["made_at"],
          keptState: try row["state"], endedAt: try row["ended_at"])
      }
    }
  }
}

extension Offer.State: DatabaseConvertible {}

public import Item
import Storage

extension DatabaseItemStore {
  /// The draft of a user, where there is one.
  public func draft(of userId: String) throws -> SaleDraft? {
    try database.read { db in
      try db.first(
        """
        SELECT title, description, price, currency, is_free, category, condition, place FROM item_draft
        WHERE user_id = \(userId)
        """
      ) { row in
        SaleDraft(
          title: try row["title"], description: try row["description"], price: try row["price"],
          currency: try row["currency"], isFree: try row["is_free"], category: try row["category"],
          condition: try row["condition"], place: try row["place"])
      }
    }
  }

  /// Keeps the draft of a user in the place of the one before; nil takes it away.
  public func setDraft(_ draft: SaleDraft?, of userId: String) throws {
    try database.write { db in
      guard let draft else {
        _ = try db.execute("DELETE FROM item_draft WHERE user_id = \(userId)")
        return
      }
      _ = try db.execute(
        """
        INSERT OR REPLACE INTO item_draft (
          user_id, title, description, price, currency, is_free, category, condition, place
        ) VALUES (
          \(userId), \(draft.title), \(draft.description), \(draft.price), \(draft.currency), \(draft.isFree),
          \(draft.category), \(draft.condition), \(draft.place)
        )
        """)
    }
  }
}

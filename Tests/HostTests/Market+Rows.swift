import SQLiteStorage
import Storage

@testable import marketplace

extension Market {
  /// All rows of the tables that a sale touches, as text.
  func rows() throws -> [String] {
    let database = try SQLiteDatabase(path: database, configuration: .init(applicationID: marketApplicationID))
    return try database.read { db in
      try db.values(
        """
        SELECT 'listing ' || number || title || price || state || ifnull(holder_id, '') FROM item_listing
        UNION ALL SELECT 'change ' || number || state FROM item_status_change
        UNION ALL SELECT 'conversation ' || number || last_activity_at || buyer_has_left || seller_has_left
          FROM chat_conversation
        UNION ALL SELECT 'message ' || number FROM chat_message
        UNION ALL SELECT 'offer ' || number || state FROM chat_offer
        UNION ALL SELECT 'shipment ' || number FROM shipping_shipment
        UNION ALL SELECT 'event ' || number FROM shipping_event
        UNION ALL SELECT 'deal ' || id FROM user_deal
        UNION ALL SELECT 'review ' || id FROM user_review
        """, as: String.self)
    }
  }
}

import Storage

/// What must hold across the features of a market whose every step is all or nothing, as a question to the database that
/// answers with the exceptions, one text a row.
///
/// No feature can ask these: each spans the tables of several.
struct MarketRule: Sendable {
  let name: String
  let exceptions: SQL

  static let all = [
    MarketRule(
      name: "every accepted offer has its reservation",
      exceptions: """
        SELECT 'offer ' || offer.number || ' in conversation ' || conversation.number
        FROM chat_offer AS offer JOIN chat_conversation AS conversation ON conversation.number = offer.conversation
        WHERE offer.state = 'accepted' AND NOT EXISTS (
          SELECT 1 FROM item_status_change AS change
          WHERE change.listing = CAST(conversation.item_id AS INTEGER) AND change.state = 'reserved'
            AND change.holder_id = conversation.buyer_id AND change.agreed_price = offer.price)
        """),
    MarketRule(
      name: "every sold item has its deal",
      exceptions: """
        SELECT 'item ' || listing.number FROM item_listing AS listing
        WHERE listing.state = 'sold' AND NOT EXISTS (
          SELECT 1 FROM user_deal AS deal
          WHERE deal.item_id = CAST(listing.number AS TEXT) AND CAST(deal.buyer AS TEXT) = listing.holder_id
            AND deal.price = listing.agreed_price)
        """),
    MarketRule(
      name: "every deal has its sold item",
      exceptions: """
        SELECT 'deal ' || deal.id || ' about item ' || deal.item_id FROM user_deal AS deal
        WHERE NOT EXISTS (
          SELECT 1 FROM item_listing AS listing
          WHERE listing.number = CAST(deal.item_id AS INTEGER) AND listing.state = 'sold'
            AND listing.holder_id = CAST(deal.buyer AS TEXT))
        """),
    MarketRule(
      name: "every parcel that arrived made its item sold",
      exceptions: """
        SELECT 'shipment ' || shipment.number FROM shipping_shipment AS shipment
        WHERE EXISTS (
          SELECT 1 FROM shipping_event AS event
          WHERE event.shipment = shipment.number AND event.status IN ('delivered', 'received'))
        AND NOT EXISTS (
          SELECT 1 FROM item_listing AS listing
          WHERE listing.number = CAST(shipment.item_id AS INTEGER) AND listing.state = 'sold')
        """),
    MarketRule(
      name: "every item is in the state that its history ends with",
      exceptions: """
        SELECT 'item ' || listing.number FROM item_listing AS listing
        WHERE (listing.state, listing.holder_id, listing.agreed_price) IS NOT (
          SELECT change.state, change.holder_id, change.agreed_price FROM item_status_change AS change
          WHERE change.listing = listing.number ORDER BY change.number DESC LIMIT 1)
        """),
    MarketRule(
      name: "every item and every person that is spoken of exists",
      exceptions: """
        SELECT 'item ' || listing.number || ' of person ' || listing.seller_id FROM item_listing AS listing
        WHERE NOT EXISTS (SELECT 1 FROM user_account WHERE id = CAST(listing.seller_id AS INTEGER))
        UNION ALL
        SELECT 'conversation ' || conversation.number FROM chat_conversation AS conversation
        WHERE NOT EXISTS (SELECT 1 FROM item_listing WHERE number = CAST(conversation.item_id AS INTEGER))
          OR NOT EXISTS (SELECT 1 FROM user_account WHERE id = CAST(conversation.buyer_id AS INTEGER))
          OR NOT EXISTS (SELECT 1 FROM user_account WHERE id = CAST(conversation.seller_id AS INTEGER))
        UNION ALL
        SELECT 'shipment ' || shipment.number FROM shipping_shipment AS shipment
        WHERE NOT EXISTS (SELECT 1 FROM item_listing WHERE number = CAST(shipment.item_id AS INTEGER))
        """),
  ]
}

import Chat
import Item
import Shipping
import User

/// All that the features keep of the first item of a market, its first conversation and its parcels.
struct Ledger: Equatable, Sendable {
  let listings: [Listing]
  let history: [StatusChange]
  let deals: [Deal]
  let conversation: Conversation?
  let messages: [Message]
  let offers: [Offer]
  let shipments: [Shipment]
  let events: [Int64: [TrackingEvent]]

  init(of ports: Ports) throws {
    listings = try ports.items.listings(numbers: [1])
    history = try ports.items.statusChanges(of: 1)
    deals = try ports.users.deals(itemId: "1")
    conversation = try ports.chat.conversation(1)
    messages = try ports.chat.messages(in: 1, before: nil, limit: 100)
    offers = try ports.chat.offers(numbers: Array(1...10))
    shipments = try listings.first.map { try ports.shipping.shipments(of: $0.sellerId) } ?? []
    events = try ports.shipping.events(of: shipments.map(\.number))
  }
}

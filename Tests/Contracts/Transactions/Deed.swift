import Chat
import Item
import ItemInterface
import Shipping
import Testing

/// What somebody does that concerns several features at once.
enum Deed: CaseIterable, CustomTestStringConvertible {
  case accept, receive, enterDelivery, sellToHolder, sellOnTheSpot, markSold

  var testDescription: String {
    switch self {
    case .accept: "accepting an offer"
    case .receive: "receiving a parcel"
    case .enterDelivery: "entering that a parcel was delivered"
    case .sellToHolder: "selling to the holder by hand"
    case .sellOnTheSpot: "selling on the spot"
    case .markSold: "marking as sold"
    }
  }

  /// Makes a stall and lets happen in it what comes before the deed.
  func arrange(in market: RealMarket) throws -> Stall {
    let stall = try Stall(in: market)
    let chat = market.chatFeature.manager
    let conversation = try chat.start(itemId: stall.bike, buyerId: stall.ben, text: "Hello!").conversation.number
    try chat.offer(Price(minorUnits: 100_00, currencyCode: "EUR"), in: conversation, by: stall.ben)
    try chat.offer(Price(minorUnits: 110_00, currencyCode: "EUR"), in: conversation, by: stall.ana)
    switch self {
    case .accept, .sellOnTheSpot: break
    case .sellToHolder, .markSold: try chat.accept(in: conversation, by: stall.ana)
    case .receive, .enterDelivery:
      try chat.accept(in: conversation, by: stall.ana)
      _ = try market.shippingFeature.manager.ship(
        itemId: stall.bike, trackingNumber: "RR123456785SE", carrier: nil, by: stall.ana)
    }
    return stall
  }

  func perform(in stall: Stall, of market: RealMarket) throws {
    switch self {
    case .accept: try market.chatFeature.manager.accept(in: 1, by: stall.ana)
    case .receive: _ = try market.shippingFeature.manager.receive(1, by: stall.ben)
    case .enterDelivery: _ = try market.shippingFeature.manager.record(.delivered, shipment: 1, by: stall.ana)
    case .sellToHolder, .sellOnTheSpot: try market.itemFeature.manager.sell(1, to: stall.ben, by: stall.ana)
    case .markSold: try market.items.markSold(stall.bike, buyerId: stall.ben, actorId: stall.ben)
    }
  }
}

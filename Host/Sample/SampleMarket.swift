import Chat
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Item
import Money
import Shipping
import User

/// Fills an empty market with people, items and stories of our own, through the same managers as everything else, each
/// event at a time of its own in the last weeks.
struct SampleMarket {
  /// What all eight sign in with.
  static let password = "sample-market"

  let users: UserManager
  let items: ItemManager
  let chat: ChatManager
  let shipping: ShippingManager
  let clock: SteppedClock
  let today: Date

  private static let hour: TimeInterval = 3_600

  /// Makes everything. `progress` is told what part is done, from 0 to 1.
  func build(progress: (Double) -> Void) throws {
    let steps = Double(samplePeople.count + sampleItems.count + sampleStories.count)
    var done = 0.0
    func count() {
      done += 1
      progress(done / steps)
    }
    var people: [String: String] = [:]
    clock.set(today - 40 * 24 * Self.hour)
    for person in samplePeople {
      let card = try Card(displayName: person.name, bio: person.about, place: person.place)
      let account = try users.register(handle: person.handle, card: card, password: Self.password).account
      people[person.handle] = String(account.number)
      count()
    }
    var listings: [String: Listing] = [:]
    for (index, item) in sampleItems.enumerated() {
      clock.set(today - (Double(sampleItems.count - index) * 12 + 240) * Self.hour)
      listings[item.title] = try items.add(try details(of: item), sellerId: id(of: item.seller, in: people))
      count()
    }
    for (index, story) in sampleStories.enumerated() {
      guard let listing = listings[story.item] else { throw SampleFault.unknown(story.item) }
      clock.set(today - Double(sampleStories.count - index) * 20 * Self.hour)
      try tell(story, about: listing, buyerId: id(of: story.buyer, in: people))
      count()
    }
  }

  private func details(of item: SampleItem) throws -> ListingDetails {
    let currency = try Currency(code: item.currency)
    let price: AskingPrice =
      if let price = item.price { .amount(try Money(price, in: currency).minorUnits) } else { .free }
    let place = samplePeople.first { $0.handle == item.seller }?.place
    let condition = Condition(named: item.condition)
    let attributes = condition == nil ? ["condition": item.condition] : [:]
    return ListingDetails(
      title: item.title, description: item.text, price: price, currencyCode: item.currency, category: item.category,
      condition: condition, attributes: item.attributes.merging(attributes) { $1 }, place: place)
  }

  private func tell(_ story: SampleStory, about listing: Listing, buyerId: String) throws {
    let currency = try Currency(code: listing.details.currencyCode)
    let conversation = try chat.start(itemId: String(listing.number), buyerId: buyerId).number
    var shipment: Int64?
    func userId(_ side: SampleStory.Side) -> String { side == .buyer ? buyerId : listing.sellerId }
    for step in story.steps {
      clock.set(clock.now + 7 * 60)
      switch step {
      case .says(let side, let text): try chat.send(text, in: conversation, by: userId(side))
      case .offers(let side, let price):
        let price = Price(
          minorUnits: try Money(price, in: currency).minorUnits, currencyCode: currency.code)
        try chat.offer(price, in: conversation, by: userId(side))
      case .accepts(let side): try chat.accept(in: conversation, by: userId(side))
      case .declines(let side): try chat.decline(in: conversation, by: userId(side))
      case .ships(let number):
        shipment = try shipping.ship(
          itemId: String(listing.number), trackingNumber: number, carrier: nil, by: listing.sellerId
        ).shipment.number
      case .parcelIs(let status, let place):
        guard let shipment, let status = ShipmentStatus(rawValue: status) else { throw SampleFault.unknown(status) }
        clock.set(clock.now + 2 * Self.hour)
        _ = try shipping.record(status, place: place, shipment: shipment, by: listing.sellerId)
      case .receives:
        guard let shipment else { throw SampleFault.unknown(story.item) }
        _ = try shipping.receive(shipment, by: buyerId)
      case .handsOver: try items.sell(listing.number, to: buyerId, by: listing.sellerId)
      case .reviews(let side, let rating, let text):
        guard let author = Int64(userId(side)) else { throw SampleFault.unknown(userId(side)) }
        let draft = ReviewDraft(scope: .item(String(listing.number)), rating: rating, text: text)
        _ = try users.review(draft, by: author)
      }
    }
  }

  private func id(of handle: String, in people: [String: String]) throws -> String {
    guard let id = people[handle] else { throw SampleFault.unknown(handle) }
    return id
  }
}

/// The sample's texts do not fit together.
enum SampleFault: Error {
  case unknown(String)
}

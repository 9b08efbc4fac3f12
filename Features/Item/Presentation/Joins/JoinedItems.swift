import Item
import LegacyInterface
import Money
import UserInterface

/// Joins listings with the people that they name, at one query for any number of them.
struct JoinedItems: Sendable {
  let manager: @Sendable () -> ItemManager
  let users: @Sendable () -> any UserInterface
  let legacy: @Sendable () -> any LegacyInterface

  /// A page, as somebody may see it; nil is anybody.
  func page(_ page: SearchPage, for viewerId: String?) throws -> JoinedItemPage {
    let people = try handles(of: page.listings)
    return JoinedItemPage(
      items: page.listings.map { joined($0, for: viewerId, people: people) }, nextCursor: page.nextCursor)
  }

  /// The items with these numbers, in their order, as somebody may see them; unknown ones are left out.
  func items(_ numbers: [Int64], for viewerId: String?) throws -> [JoinedItem] {
    let listings = try manager().listings(numbers)
    let people = try handles(of: listings)
    return listings.map { joined($0, for: viewerId, people: people) }
  }

  /// A listing as its seller sees it.
  func item(_ listing: Listing) throws -> JoinedItem {
    joined(listing, for: listing.sellerId, people: try handles(of: [listing]))
  }

  /// All that somebody may see of an item; nil is anybody.
  func detail(_ number: Int64, for viewerId: String?) throws -> JoinedItemDetail {
    let view = try manager().view(number, by: viewerId)
    let ids = view.history.flatMap { [$0.actorId, $0.status.agreement?.buyerId].compactMap(\.self) }
    let people = try handles(of: [view.listing], and: ids)
    return JoinedItemDetail(
      item: joined(view.listing, for: viewerId, people: people),
      history: view.history.map { change in
        JoinedHistoryEntry(
          state: change.status.state, agreement: agreement(change.status, of: view.listing, people: people),
          actor: people[change.actorId], at: change.at)
      },
      isFavourite: view.isFavourite, conversation: view.conversationId)
  }

  func price(_ minorUnits: Int64, currencyCode: String) -> MoneyText {
    MoneyText(minorUnits: minorUnits, currencyCode: currencyCode, language: legacy().language)
  }
}

extension JoinedItems {
  private typealias Handles = [String: String]

  private func handles(of listings: [Listing], and others: [String] = []) throws -> Handles {
    let ids = listings.flatMap { [$0.sellerId, $0.holderId].compactMap(\.self) } + others
    let people = try users().users(ids: Set(ids).sorted())
    return Dictionary(people.map { ($0.id, $0.handle) }) { first, _ in first }
  }

  private func joined(_ listing: Listing, for viewerId: String?, people: Handles) -> JoinedItem {
    let isParty = viewerId == listing.sellerId || viewerId == listing.holderId
    return JoinedItem(
      listing: listing, seller: people[listing.sellerId],
      price: price(listing.priceMinorUnits, currencyCode: listing.currencyCode),
      agreement: isParty ? agreement(listing.status, of: listing, people: people) : nil)
  }

  private func agreement(_ status: ListingStatus, of listing: Listing, people: Handles) -> JoinedAgreement? {
    status.agreement.map { agreement in
      JoinedAgreement(
        buyer: people[agreement.buyerId],
        price: price(agreement.priceMinorUnits, currencyCode: listing.currencyCode),
        minorUnits: agreement.priceMinorUnits)
    }
  }
}

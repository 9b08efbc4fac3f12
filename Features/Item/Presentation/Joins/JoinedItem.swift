#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Item
import Money

/// A listing with what people want to read beside it.
struct JoinedItem: Sendable, Equatable {
  let listing: Listing

  /// The seller's handle; nil where nobody has this id any more.
  let seller: String?

  let price: MoneyText

  /// What was agreed, for those who may know.
  let agreement: JoinedAgreement?

  var number: Int64 { listing.number }
  var details: ListingDetails { listing.details }
  var state: ListingStatus.State { listing.status.state }
  var isFree: Bool { details.price == .free }
}

/// What a seller and a buyer agreed on.
struct JoinedAgreement: Sendable, Equatable {
  /// The buyer's handle.
  let buyer: String?

  let price: MoneyText

  /// The price, for those who write it themselves.
  let minorUnits: Int64
}

/// A page of a search.
struct JoinedItemPage: Sendable, Equatable {
  let items: [JoinedItem]
  let nextCursor: String?
}

/// All that one person may see of an item.
struct JoinedItemDetail: Sendable, Equatable {
  let item: JoinedItem
  let history: [JoinedHistoryEntry]
  let isFavourite: Bool

  /// The person's conversation about it.
  let conversation: String?
}

/// What became of an item, by whom and when.
struct JoinedHistoryEntry: Sendable, Equatable {
  let state: ListingStatus.State
  let agreement: JoinedAgreement?
  let actor: String?
  let at: Date
}

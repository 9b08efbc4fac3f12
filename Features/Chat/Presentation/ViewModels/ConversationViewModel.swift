import Chat
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Money

/// A conversation as one of its two people sees it, ready to show.
struct ConversationViewModel: Sendable, Equatable {
  struct Item: Sendable, Equatable {
    enum State: String, Sendable {
      case available, reserved, sold, removed
    }

    let id: String
    let title: String
    let price: MoneyText
    let state: State
  }

  let number: Int64
  let itemId: String
  /// nil where the item is gone.
  let item: Item?
  /// Handles, nil where the person is unknown by now.
  let buyer: String?
  let seller: String?
  /// The other side of whoever looks.
  let other: String?
  let unread: Int
  let lastActivityAt: Date
}

/// A page of an inbox, ready to show.
struct InboxViewModel: Sendable {
  struct Line: Sendable {
    let conversation: ConversationViewModel
    let last: EntryViewModel?
  }

  let lines: [Line]
  let nextCursor: String?
}

/// A stretch of a conversation, ready to show.
struct ThreadViewModel: Sendable {
  let conversation: ConversationViewModel
  let entries: [EntryViewModel]
  let standingOffers: [OfferViewModel]
  let olderBefore: Int64?
}

/// An offer, ready to show.
struct OfferViewModel: Sendable, Equatable {
  let number: Int64
  let conversation: Int64
  /// The handle of its maker.
  let maker: String?
  /// Whether whoever looks made it.
  let isOwn: Bool
  let price: MoneyText
  let state: Offer.State
  let expiresAt: Date
}

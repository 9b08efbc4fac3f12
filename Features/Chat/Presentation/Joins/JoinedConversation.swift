import Chat
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Money

/// A conversation as one of its two people sees it, with what it names.
struct JoinedConversation: Sendable, Equatable {
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
  let otherId: String
  let other: String?
  var unread: Int
  let lastActivityAt: Date
}

/// A page of an inbox.
struct JoinedInbox: Sendable, Equatable {
  struct Line: Sendable, Equatable {
    var conversation: JoinedConversation
    let last: JoinedEntry?
  }

  let lines: [Line]
  let nextCursor: String?
}

/// A stretch of a conversation.
struct JoinedThread: Sendable, Equatable {
  let conversation: JoinedConversation
  let entries: [JoinedEntry]
  let standingOffers: [JoinedOffer]
  let olderBefore: Int64?
}

/// An offer with the name of its maker.
struct JoinedOffer: Sendable, Equatable {
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

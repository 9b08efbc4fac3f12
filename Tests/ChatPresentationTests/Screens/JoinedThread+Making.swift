import Chat
import Foundation
import Money

@testable import ChatPresentation

/// When nothing has happened yet.
let start = Date(timeIntervalSince1970: 1_700_000_000)

extension JoinedEntry {
  /// What ben wrote, or ana who reads it.
  static func text(_ number: Int64, _ text: String = "Hello", isOwn: Bool = false, isNew: Bool = false) -> JoinedEntry {
    JoinedEntry(
      number: number, conversation: 7, author: isOwn ? "ana" : "ben", isOwn: isOwn, content: .text(text),
      sentAt: start.addingTimeInterval(60 * Double(number)), isNew: isNew)
  }
}

extension JoinedOffer {
  /// An offer that ends an hour after the start.
  static func of(_ maker: String, _ number: Int64, euros: Int64 = 70) -> JoinedOffer {
    JoinedOffer(
      number: number, conversation: 7, maker: maker, isOwn: maker == "ana",
      price: MoneyText(minorUnits: euros * 100, currencyCode: "EUR", language: "en"), state: .pending,
      expiresAt: start.addingTimeInterval(3_600))
  }
}

extension ConversationReactor.Look {
  /// Conversation 7 of ana and ben at its start.
  static func at(
    _ entries: some Sequence<JoinedEntry>, offers: [JoinedOffer] = [], olderBefore: Int64? = nil,
    isBlocked: Bool = false
  ) -> ConversationReactor.Look {
    ConversationReactor.Look(
      thread: JoinedThread(
        conversation: .with("ben", 7), entries: Array(entries), standingOffers: offers, olderBefore: olderBefore),
      isBlocked: isBlocked, now: start)
  }
}

import Foundation
import Money

@testable import ChatPresentation

extension JoinedInbox {
  /// A page of conversations by their numbers, the first of which was the last to change.
  static func page(_ numbers: some Sequence<Int64>, unread: Int = 0, next: String? = nil) -> JoinedInbox {
    JoinedInbox(lines: numbers.map { .line($0, unread: unread) }, nextCursor: next)
  }
}

extension JoinedInbox.Line {
  /// A conversation whose latest activity is `minute` minutes old, or as many as its number.
  static func line(_ number: Int64, minute: Int64? = nil, unread: Int = 0) -> JoinedInbox.Line {
    JoinedInbox.Line(
      conversation: .with("ben", number, minute: minute, unread: unread),
      last: nil)
  }
}

extension JoinedConversation {
  /// A conversation of ana, who sells a bicycle, with somebody.
  static func with(_ other: String, _ number: Int64, minute: Int64? = nil, unread: Int = 0) -> JoinedConversation {
    JoinedConversation(
      number: number, itemId: "1",
      item: Item(
        id: "1", title: "Bicycle", price: MoneyText(minorUnits: 10_000, currencyCode: "EUR", language: "en"),
        state: .available),
      buyer: other, seller: "ana", otherId: other, other: other, unread: unread,
      lastActivityAt: Date(timeIntervalSince1970: 1_700_000_000 - 60 * Double(minute ?? number)))
  }
}

import Chat
import ClockTesting
import Foundation
import ItemInterfaceMocks
import LegacyInterfaceMocks
import Mocking
import UserInterfaceMocks

/// A chat among people and items that exist in memory only: ana sells items 1 and 2, and ben and cleo may buy them.
struct Market {
  let forSale = ItemsForSale()
  let items: ItemInterfaceMock
  let users = UserInterfaceMock.people()
  let legacy = LegacyInterfaceMock(language: "en", currencyCode: "EUR")
  let clock = SettableClock()
  let feature: ChatFeature

  var manager: ChatManager { feature.manager }

  init(store: any ChatStore = MemoryChatStore()) {
    let (items, users, legacy, clock) = (forSale.mock(), users, legacy, clock)
    self.items = items
    feature = ChatFeature(store: store, items: items, users: users, legacy: legacy, now: { clock.now })
  }

  /// The number of a conversation of ben with ana about item 1.
  func conversation() throws -> Int64 {
    try manager.start(itemId: "1", buyerId: "ben").number
  }

  func unread(_ userId: String) throws -> Int {
    try manager.unreadCount(of: userId)
  }
}

func euros(_ amount: Int64) -> Price {
  Price(minorUnits: amount * 100, currencyCode: "EUR")
}

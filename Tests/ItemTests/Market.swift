import ChatInterfaceMocks
import Foundation
import Item
import Mocking
import Synchronization
import UserInterfaceMocks

/// A market in memory: Ana sells, Bea and Carl buy, Dan is blocked by Ana. Every look at the clock takes a second.
struct Market {
  let users = UserInterfaceMock.people(blocked: [["ana", "dan"]])
  let manager: ItemManager

  init() {
    let users = users
    let clock = TickingClock()
    manager = ItemManager(
      store: MemoryItemStore(), users: users, chat: ChatInterfaceMock.beaTalks(), now: { clock.tick() })
  }

  @discardableResult
  func add(_ title: String, _ description: String = "", price: Int64 = 10_00, sellerId: String = "ana") throws
    -> Listing
  {
    try manager.add(.bike(title, description, price: price), sellerId: sellerId)
  }

  func found(_ text: String, order: SearchOrder = .relevance) throws -> [String] {
    try manager.search(SearchQuery(text), order: order, limit: 100).listings.map(\.title)
  }
}

extension ItemError.Holder {
  static let bea = ItemError.Holder(id: "bea", handle: "bea")
}

extension ListingDetails {
  static func bike(_ title: String, _ description: String = "", price: Int64 = 10_00) -> ListingDetails {
    ListingDetails(title: title, description: description, price: .amount(price), currencyCode: "EUR", category: "bike")
  }
}

extension UserInterfaceMock {
  /// Ana, Bea, Carl and Dan, whose ids are their handles.
  static func people(blocked: Set<Set<String>> = []) -> UserInterfaceMock {
    let users = UserInterfaceMock()
    users.onUser.performs { id in
      guard ["ana", "bea", "carl", "dan"].contains(id) else { return nil }
      return UserSummaryMock(id: id, handle: id, displayName: id.capitalized, ratingCount: 0)
    }
    users.onUserHandle.performs { try users.user($0) }
    users.onUsersIds.performs { try $0.compactMap { try users.user($0) } }
    users.onIsBlocked.performs { blocked.contains([$0, $1]) }
    return users
  }
}

extension ChatInterfaceMock {
  /// Bea has a conversation about every item.
  static func beaTalks() -> ChatInterfaceMock {
    let chat = ChatInterfaceMock()
    chat.onConversation.performs { _, buyerId in buyerId == "bea" ? "7" : nil }
    return chat
  }
}

final class TickingClock: Sendable {
  private let seconds = Mutex(0.0)

  func tick() -> Date {
    seconds.withLock { seconds in
      seconds += 1
      return Date(timeIntervalSince1970: seconds)
    }
  }
}

struct DiskFull: Error {}

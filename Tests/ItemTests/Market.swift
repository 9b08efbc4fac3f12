import ChatInterface
import Foundation
import Item
import LegacyInterface
import Synchronization
import UserInterface

/// A market in memory: Ana sells, Bea and Carl buy, Dan is blocked by Ana. Every look at the clock takes a second.
struct Market {
  let users = StubUsers(blocked: [["ana", "dan"]])
  let manager: ItemManager

  init() {
    let users = users
    let clock = TickingClock()
    manager = ItemManager(store: MemoryItemStore(), users: users, chat: StubChat(), now: { clock.tick() })
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

final class StubUsers: UserInterface {
  struct Deal: Equatable {
    let itemId, sellerId, buyerId: String
    let priceMinorUnits: Int64
    let currencyCode: String
  }

  struct Person: UserSummary {
    let id: String
    var handle: String { id }
    var displayName: String { id.capitalized }
    var averageRating: Double? { nil }
    var ratingCount: Int { 0 }
  }

  private let known = ["ana", "bea", "carl", "dan"]
  private let blocked: Set<Set<String>>
  private let recorded = Mutex<[Deal]>([])
  private let failing = Mutex(false)

  init(blocked: Set<Set<String>>) { self.blocked = blocked }

  var deals: [Deal] { recorded.withLock(\.self) }

  func failFromNowOn() { failing.withLock { $0 = true } }

  func user(_ id: String) throws -> (any UserSummary)? { known.contains(id) ? Person(id: id) : nil }
  func users(ids: [String]) throws -> [any UserSummary] { try ids.compactMap { try user($0) } }
  func user(handle: String) throws -> (any UserSummary)? { try user(handle) }
  func users(handles: [String]) throws -> [any UserSummary] { try users(ids: handles) }
  func signedInUser() throws -> (any UserSummary)? { nil }
  func isBlocked(_ userId: String, with otherId: String) throws -> Bool { blocked.contains([userId, otherId]) }
  func showProfile(_ id: String) throws {}

  func recordDeal(
    itemId: String, sellerId: String, buyerId: String, priceMinorUnits: Int64, currencyCode: String
  ) throws {
    if failing.withLock(\.self) { throw DiskFull() }
    recorded.withLock {
      $0.append(
        Deal(
          itemId: itemId, sellerId: sellerId, buyerId: buyerId, priceMinorUnits: priceMinorUnits,
          currencyCode: currencyCode))
    }
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

/// Bea has a conversation about every item.
struct StubChat: ChatInterface {
  func conversation(itemId: String, buyerId: String) throws -> String? { buyerId == "bea" ? "7" : nil }
  func showInbox() throws {}
  func showConversation(_ id: String) throws {}
  func existsConversation(_ id: String) throws -> Bool { false }
  func createConversation(userId: String, itemId: String) throws -> String { "7" }
  func postSystemMessage(_ text: String, conversationId: String) throws {}
  func unreadCount(userId: String) throws -> Int { 0 }
}

struct DiskFull: Error {}

final class StubLegacy: LegacyInterface {
  private let presented = Mutex<[String]>([])
  var routes: [String] { presented.withLock(\.self) }

  func present(route: String) throws { presented.withLock { $0.append(route) } }
  func isSwitchOn(_ name: String) -> Bool { false }
  func track(event: String, properties: [String: String]) {}
  var language: String { "en" }
  var currencyCode: String { "EUR" }
}

import Foundation
import ItemInterface
import LegacyInterface
import Synchronization
import UserInterface

/// Two items of ana that remember who reserved them.
final class StubItems: ItemInterface {
  struct Item: ItemSummary {
    var id: String
    var title: String
    var sellerId = "ana"
    var priceMinorUnits: Int64 = 10_000
    var currencyCode = "EUR"
    var isSold = false
    var isRemoved = false
    var agreedPriceMinorUnits: Int64?
    var holderId: String?

    var isAvailable: Bool { holderId == nil && !isRemoved }
    var isReserved: Bool { holderId != nil && !isSold }
    func isReserved(for userId: String) -> Bool { isReserved && holderId == userId }
    func isSold(to userId: String) -> Bool { isSold && holderId == userId }
  }

  struct Refusal: ItemRefusal {
    var holderId: String?
    var isUnknownItem = false
    var isReserved = false
    var isSold = false
  }

  private let known = Mutex([
    "1": Item(id: "1", title: "Bicycle"), "2": Item(id: "2", title: "Lamp"),
  ])

  func change(_ id: String, _ body: (inout Item) -> Void) {
    known.withLock { known in
      guard var item = known[id] else { return }
      body(&item)
      known[id] = item
    }
  }

  func remove(_ id: String) {
    known.withLock { $0[id] = nil }
  }

  func item(_ id: String) -> (any ItemSummary)? {
    known.withLock { $0[id] }
  }

  func items(ids: [String]) -> [any ItemSummary] {
    ids.compactMap(item)
  }

  func reserve(_ id: String, buyerId: String, priceMinorUnits: Int64, actorId: String) throws {
    guard let item = item(id) else { throw Refusal(isUnknownItem: true) }
    guard item.isAvailable else {
      throw Refusal(holderId: item.holderId, isReserved: item.isReserved, isSold: item.isSold)
    }
    change(id) { ($0.holderId, $0.agreedPriceMinorUnits) = (buyerId, priceMinorUnits) }
  }

  func release(_ id: String, actorId: String) {
    change(id) { ($0.holderId, $0.agreedPriceMinorUnits) = (nil, nil) }
  }

  func markSold(_ id: String, buyerId: String, actorId: String) {
    change(id) { ($0.holderId, $0.isSold) = (buyerId, true) }
  }

  func items(sellerId: String, limit: Int, cursor: String?) throws -> any ItemPage { throw Refusal() }
  func showItem(_ id: String) {}
}

/// ana, ben and cleo, whose ids are their handles.
final class StubUsers: UserInterface {
  struct User: UserSummary {
    var id: String
    var handle: String { id }
    var displayName: String { id.capitalized }
    var averageRating: Double? { nil }
    var ratingCount: Int { 0 }
  }

  private let blocks = Mutex<Set<Set<String>>>([])
  private let signedIn = Mutex<String?>(nil)

  func signIn(_ id: String?) {
    signedIn.withLock { $0 = id }
  }

  func block(_ userId: String, _ otherId: String) {
    blocks.withLock { _ = $0.insert([userId, otherId]) }
  }

  func user(_ id: String) -> (any UserSummary)? {
    ["ana", "ben", "cleo"].contains(id) ? User(id: id) : nil
  }

  func isBlocked(_ userId: String, with otherId: String) -> Bool {
    blocks.withLock { $0.contains([userId, otherId]) }
  }

  func users(ids: [String]) -> [any UserSummary] { ids.compactMap { user($0) } }
  func user(handle: String) -> (any UserSummary)? { user(handle) }
  func users(handles: [String]) -> [any UserSummary] { handles.compactMap { user($0) } }
  func signedInUser() -> (any UserSummary)? { signedIn.withLock { $0 }.flatMap { user($0) } }
  func recordDeal(
    itemId: String, sellerId: String, buyerId: String, priceMinorUnits: Int64, currencyCode: String
  ) {}
  func showProfile(_ id: String) {}
}

/// Remembers the routes it was to present.
final class StubLegacy: LegacyInterface {
  private let presented = Mutex<[String]>([])

  var routes: [String] { presented.withLock { $0 } }
  var language: String { "en" }
  var currencyCode: String { "EUR" }

  func present(route: String) { presented.withLock { $0.append(route) } }
  func isSwitchOn(_ name: String) -> Bool { false }
  func track(event: String, properties: [String: String]) {}
}

/// Stands still until it is set.
final class SettableClock: Sendable {
  private let instant = Mutex(Date(timeIntervalSince1970: 1_700_000_000))

  var now: Date {
    get { instant.withLock { $0 } }
    set { instant.withLock { $0 = newValue } }
  }

  func advance(hours: Double) { now += hours * 3_600 }
}

import Foundation
import ItemInterface
import Mocking
import Synchronization
import UserInterfaceMocks

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

extension UserInterfaceMock {
  /// ana, ben and cleo, whose ids are their handles.
  static func people() -> UserInterfaceMock {
    let users = UserInterfaceMock()
    users.onUser.performs { id in
      guard ["ana", "ben", "cleo"].contains(id) else { return nil }
      return UserSummaryMock(id: id, handle: id, displayName: id.capitalized, ratingCount: 0)
    }
    users.onUserHandle.performs { try users.user($0) }
    users.onUsersIds.performs { try $0.compactMap { try users.user($0) } }
    users.onUsersHandles.performs { try $0.compactMap { try users.user($0) } }
    users.onIsBlocked.returns(false)
    return users
  }

  func block(_ userId: String, _ otherId: String) {
    onIsBlocked.performs { Set([$0, $1]) == [userId, otherId] }
  }
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

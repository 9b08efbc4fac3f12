import FoundationEssentials
import ItemInterface
import LegacyInterface
import Synchronization
import User

/// A market of accounts in memory, with a clock that a test moves.
struct Neighbourhood {
  let store = MemoryUserStore()
  let sessionFile = MemorySessionFile()
  let clock = Clock()
  let selection = Selection()
  let items = ItemsStub()
  let legacy = LegacyStub()
  let feature: UserFeature

  init() {
    let (clock, selection, items, legacy) = (clock, selection, items, legacy)
    feature = UserFeature(
      store: store, sessionFile: sessionFile, secrets: .open(), items: items, legacy: legacy,
      selectedHandle: selection.handle, now: { clock.moment })
  }

  var manager: UserManager { feature.manager }

  @discardableResult
  func register(_ handle: String, name: String = "Somebody", password: String = "correct horse") throws -> Person {
    try manager.register(handle: handle, card: Card(displayName: name), password: password)
  }

  /// Registers people and returns their numbers in this order.
  func people(_ handles: String...) throws -> [Int64] {
    try handles.map { try register($0).number }
  }

  func deal(_ item: String, seller: Int64, buyer: Int64) throws {
    try feature.recordDeal(
      itemId: item, sellerId: String(seller), buyerId: String(buyer), priceMinorUnits: 1_250, currencyCode: "EUR")
  }
}

final class Clock: Sendable {
  private let seconds = Mutex<TimeInterval>(1_700_000_000)

  var moment: Date { Date(timeIntervalSince1970: seconds.withLock(\.self)) }

  func pass(_ interval: TimeInterval) {
    seconds.withLock { $0 += interval }
  }
}

final class Selection: Sendable {
  private let selected = Mutex<String?>(nil)

  var handle: String? { selected.withLock(\.self) }

  func select(_ handle: String?) {
    selected.withLock { $0 = handle }
  }
}

/// Items 1 to 3 of any seller: on sale, reserved and sold; each page holds one.
struct ItemsStub: ItemInterface {
  struct Item: ItemSummary {
    let id: String
    let sellerId = "1"
    let title = "Lamp"
    let priceMinorUnits: Int64 = 1_250
    let currencyCode = "EUR"
    let agreedPriceMinorUnits: Int64? = nil
    let holderId: String? = nil
    var isAvailable: Bool { id == "1" }
    var isReserved: Bool { id == "2" }
    var isSold: Bool { id == "3" }
    func isReserved(for userId: String) -> Bool { false }
    func isSold(to userId: String) -> Bool { false }
  }

  struct Page: ItemPage {
    let items: [any ItemSummary]
    let nextCursor: String?
  }

  func item(_ id: String) throws -> (any ItemSummary)? {
    ["1", "2", "3"].contains(id) ? Item(id: id) : nil
  }

  func items(ids: [String]) throws -> [any ItemSummary] {
    try ids.compactMap(item)
  }

  func items(sellerId: String, limit: Int, cursor: String?) throws -> any ItemPage {
    let id = cursor ?? "1"
    return Page(items: [Item(id: id)], nextCursor: ["1": "2", "2": "3"][id])
  }

  func showItem(_ id: String) throws {}
  func reserve(_ id: String, buyerId: String, priceMinorUnits: Int64, actorId: String) throws {}
  func release(_ id: String, actorId: String) throws {}
  func markSold(_ id: String, buyerId: String, actorId: String) throws {}
}

final class LegacyStub: LegacyInterface {
  private let presented = Mutex<[String]>([])
  let language = "en"
  let currencyCode = "EUR"

  var routes: [String] { presented.withLock(\.self) }

  func present(route: String) throws {
    presented.withLock { $0.append(route) }
  }

  func isSwitchOn(_ name: String) -> Bool { false }
  func track(event: String, properties: [String: String]) {}
}

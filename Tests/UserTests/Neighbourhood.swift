import ClockTesting
import FoundationEssentials
import ItemInterface
import ItemInterfaceMocks
import LegacyInterfaceMocks
import Mocking
import Synchronization
import User

/// A market of accounts in memory, with a clock that a test moves.
struct Neighbourhood {
  let store = MemoryUserStore()
  let sessionFile = MemorySessionFile()
  let clock = SettableClock()
  let selection = Selection()
  let items = ItemInterfaceMock.threeLamps()
  let legacy = LegacyInterfaceMock(language: "en", currencyCode: "EUR")
  let feature: UserFeature

  init() {
    let (clock, selection, items, legacy) = (clock, selection, items, legacy)
    feature = UserFeature(
      store: store, sessionFile: sessionFile, secrets: .open(), items: items, legacy: legacy,
      selectedHandle: selection.handle, now: { clock.now })
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

final class Selection: Sendable {
  private let selected = Mutex<String?>(nil)

  var handle: String? { selected.withLock(\.self) }

  func select(_ handle: String?) {
    selected.withLock { $0 = handle }
  }
}

extension ItemInterfaceMock {
  /// Items 1 to 3 of any seller: on sale, reserved and sold.
  static func threeLamps() -> ItemInterfaceMock {
    let items = ItemInterfaceMock()
    items.onItem.performs { ["1", "2", "3"].contains($0) ? .lamp($0) : nil }
    items.onItemsIds.performs { try $0.compactMap { try items.item($0) } }
    items.onItemCounts.returns(ItemCountsMock(onSale: 2, sold: 1))
    return items
  }
}

extension ItemSummary where Self == ItemSummaryMock {
  fileprivate static func lamp(_ id: String) -> Self {
    ItemSummaryMock(
      id: id, title: "Lamp", sellerId: "1", priceMinorUnits: 1_250, currencyCode: "EUR", isAvailable: id == "1",
      isReserved: id == "2", isSold: id == "3")
  }
}

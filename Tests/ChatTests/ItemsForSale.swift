import ItemInterfaceMocks
import Mocking
import Synchronization

/// Two items of ana that remember who holds them, for a mock to answer from.
final class ItemsForSale: Sendable {
  struct Item {
    let title: String
    var currencyCode = "EUR"
    var holderId: String?
    var isSold = false
    var isWithdrawn = false
  }

  private let known = Mutex(["1": Item(title: "Bicycle"), "2": Item(title: "Lamp")])

  func change(_ id: String, _ body: (inout Item) -> Void) {
    known.withLock { known in
      guard var item = known[id] else { return }
      body(&item)
      known[id] = item
    }
  }

  func mock() -> ItemInterfaceMock {
    let items = ItemInterfaceMock()
    items.onItem.performs { [self] id in summary(id) }
    items.onItemsIds.performs { [self] ids in ids.compactMap(summary) }
    items.onReserve.performs { [self] id, buyerId, _, _ in
      let item = known.withLock { $0[id] }
      guard let item, item.holderId == nil, !item.isWithdrawn else {
        throw ItemRefusalMock(
          holderId: item?.holderId, isUnknownItem: item == nil,
          isReserved: item?.holderId != nil && item?.isSold == false, isSold: item?.isSold == true)
      }
      change(id) { $0.holderId = buyerId }
    }
    return items
  }

  private func summary(_ id: String) -> ItemSummaryMock? {
    known.withLock { $0[id] }.map { item in
      ItemSummaryMock(
        id: id, title: item.title, sellerId: "ana", priceMinorUnits: 10_000, currencyCode: item.currencyCode,
        isAvailable: item.holderId == nil && !item.isWithdrawn, isReserved: item.holderId != nil && !item.isSold,
        isSold: item.isSold, holderId: item.holderId)
    }
  }
}

import ItemInterfaceMocks
import Mocking

extension ItemInterfaceMock {
  /// Two items of ana that anybody may buy.
  static func bicycleAndLamp() -> ItemInterfaceMock {
    let items = ItemInterfaceMock()
    items.onItem.performs { id in
      ["1": "Bicycle", "2": "Lamp"][id].map { title in
        ItemSummaryMock(
          id: id, title: title, sellerId: "ana", priceMinorUnits: 10_000, currencyCode: "EUR", isAvailable: true,
          isReserved: false, isSold: false)
      }
    }
    items.onItemsIds.performs { try $0.compactMap { try items.item($0) } }
    return items
  }
}

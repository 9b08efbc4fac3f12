import ChatInterfaceMocks
import Item
import Testing
import UserInterfaceMocks

@Suite("What items ask, from a store")
struct PriceContractTests {
  private func manager(_ store: any ItemStore) -> ItemManager {
    ItemManager(store: store, users: UserInterfaceMock(), chat: ChatInterfaceMock(), now: { instant(1) })
  }

  @Test("is surveyed alike in memory and on disk", arguments: ["bike", "bike -old", ""])
  func surveys(text: String) throws {
    let surveys = try StoreKind.allCases.map { kind in
      let store = try kind.make()
      for price in [5, 3, 0, 9, 250, 12, 12] as [Int64] { try store.add("Bike", "old", price: price) }
      try store.add("Bike", price: 4, currency: "USD")
      return try manager(store).surveyPrices(SearchQuery(text), mostBars: 8)
    }
    #expect(surveys[0] == surveys[1] && surveys[0].count >= 1)
  }

  @Test("is asked of the same alike items")
  func alikeItems() throws {
    let alike = try StoreKind.allCases.map { kind in
      let store = try kind.make()
      for price in 1...6 as ClosedRange<Int64> { try store.add("Beach cruiser", price: price, category: "bike") }
      return try manager(store).alikePrices(
        title: "Beach cruiser, red", category: "bike", currencyCode: "EUR", besides: 1)
    }
    #expect(alike[0] == alike[1] && alike[0]?.survey.count == 5)
  }
}

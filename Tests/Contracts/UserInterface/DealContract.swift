import Testing
import UserInterface

@Suite("Recording a deal")
struct DealContract {
  private func record(
    _ stall: Stall, item: String? = nil, seller: String? = nil, buyer: String? = nil, price: Int64 = 90_00
  ) throws {
    try stall.world.users.recordDeal(
      itemId: item ?? stall.bike, sellerId: seller ?? stall.ana, buyerId: buyer ?? stall.ben, priceMinorUnits: price,
      currencyCode: "EUR")
  }

  @Test("of an item and a buyer twice is one deal, the first", arguments: Implementation.allCases)
  func twice(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    try record(stall)
    try record(stall)
    try record(stall, price: 1)
    #expect(try stall.world.dealPrices(ofItem: stall.bike) == [90_00])
  }

  @Test("of an item with another buyer, or with another item, is another one", arguments: Implementation.allCases)
  func others(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    let lamp = try stall.world.addItem(of: stall.ana, priceMinorUnits: 5)
    try record(stall)
    try record(stall, buyer: stall.chloe, price: 80_00)
    try record(stall, item: lamp, price: 0)
    #expect(try stall.world.dealPrices(ofItem: stall.bike) == [90_00, 80_00])
    #expect(try stall.world.dealPrices(ofItem: lamp) == [0])
  }

  @Test("with oneself or with nobody is refused", arguments: Implementation.allCases)
  func refused(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    for (seller, buyer) in [(stall.ana, stall.ana), (stall.ana, "99"), ("99", stall.ben), ("", stall.ben)] {
      #expect(throws: (any Error).self) { try record(stall, seller: seller, buyer: buyer) }
    }
    #expect(try stall.world.dealPrices(ofItem: stall.bike).isEmpty)
  }
}

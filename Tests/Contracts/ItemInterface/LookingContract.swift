import ItemInterface
import Testing

@Suite("Looking at items")
struct LookingContract {
  @Test("an item says what its seller says, and that anybody may buy it", arguments: Implementation.allCases)
  func available(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    let item = try stall.item()
    #expect(item.id == stall.bike)
    #expect(item.title == "Something")
    #expect(item.sellerId == stall.ana)
    #expect(item.priceMinorUnits == Stall.askingPrice)
    #expect(item.currencyCode == "EUR")
    #expect(item.isAvailable && !item.isReserved && !item.isSold)
    #expect(item.holderId == nil)
    #expect(item.agreedPriceMinorUnits == nil)
  }

  @Test("an id that was never given out is nobody's", arguments: Implementation.allCases, unknownIds)
  func unknown(implementation: Implementation, id: String) throws {
    let stall = try Stall(implementation)
    #expect(try stall.world.items.item(id) == nil)
    #expect(try stall.world.items.items(ids: [id]).isEmpty)
    #expect(try itemRefusal { try stall.world.items.showItem(id) }.isUnknownItem)
  }

  @Test(
    "many come in the order of the ids, as often as they are asked for, without the unknown",
    arguments: Implementation.allCases)
  func many(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    let lamp = try stall.world.addItem(of: stall.ben, priceMinorUnits: 0)
    let items = try stall.world.items.items(ids: [lamp, "99", stall.bike, "", lamp])
    #expect(items.map(\.id) == [lamp, stall.bike, lamp])
    #expect(try stall.world.items.items(ids: []).isEmpty)
  }

  @Test("a withdrawn item is still known, and neither to be had nor held", arguments: Implementation.allCases)
  func withdrawn(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    try stall.world.withdrawItem(stall.bike)
    let item = try stall.item()
    #expect(!item.isAvailable && !item.isReserved && !item.isSold)
    #expect(item.holderId == nil)
  }

  @Test("an item that there is can be put on stage", arguments: Implementation.allCases)
  func show(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    #expect(throws: Never.self) { try stall.world.items.showItem(stall.bike) }
  }
}

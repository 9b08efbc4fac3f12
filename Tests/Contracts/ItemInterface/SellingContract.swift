import ItemInterface
import Testing

@Suite("Marking an item as sold")
struct SellingContract {
  @Test("finishes the deal at the agreed price, by either side", arguments: Implementation.allCases, [true, false])
  func reserved(implementation: Implementation, bySeller: Bool) throws {
    let stall = try Stall(implementation)
    try stall.reserve(for: stall.ben, price: 90_00)
    try stall.world.items.markSold(
      stall.bike, buyerId: stall.ben, actorId: bySeller ? stall.ana : stall.ben)
    let item = try stall.item()
    #expect(item.isSold && !item.isAvailable && !item.isReserved)
    #expect(item.isSold(to: stall.ben) && !item.isSold(to: stall.chloe) && !item.isReserved(for: stall.ben))
    #expect(item.holderId == stall.ben)
    #expect(item.agreedPriceMinorUnits == 90_00)
    #expect(try stall.world.dealPrices(ofItem: stall.bike) == [90_00])
  }

  @Test("on the spot is at the asking price", arguments: Implementation.allCases)
  func available(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    try stall.sell(to: stall.ben)
    #expect(try stall.item().agreedPriceMinorUnits == Stall.askingPrice)
    #expect(try stall.world.dealPrices(ofItem: stall.bike) == [Stall.askingPrice])
  }

  @Test("on the spot is not the buyer's step: nothing was agreed", arguments: Implementation.allCases)
  func availableByBuyer(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    let refusal = try itemRefusal {
      try stall.world.items.markSold(stall.bike, buyerId: stall.ben, actorId: stall.ben)
    }
    #expect(!refusal.isReserved && !refusal.isSold && !refusal.isUnknownItem)
    #expect(try stall.item().isAvailable)
    #expect(try stall.world.dealPrices(ofItem: stall.bike).isEmpty)
  }

  @Test("twice to the same buyer is one sale and one deal", arguments: Implementation.allCases)
  func twice(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    try stall.sell(to: stall.ben)
    try stall.sell(to: stall.ben)
    try stall.world.items.markSold(stall.bike, buyerId: stall.ben, actorId: stall.ben)
    #expect(try stall.item().isSold(to: stall.ben))
    #expect(try stall.world.dealPrices(ofItem: stall.bike).count == 1)
  }

  @Test("to another than its buyer or holder is refused, and names them", arguments: Implementation.allCases)
  func toAnother(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    try stall.reserve(for: stall.ben)
    let held = try itemRefusal { try stall.sell(to: stall.chloe) }
    #expect(held.isReserved && !held.isSold)
    #expect(held.holderId == stall.ben)
    try stall.sell(to: stall.ben)
    let sold = try itemRefusal { try stall.sell(to: stall.chloe) }
    #expect(sold.isSold && !sold.isReserved)
    #expect(sold.holderId == stall.ben)
    #expect(try stall.item().isSold(to: stall.ben))
    #expect(try stall.world.dealPrices(ofItem: stall.bike).count == 1)
  }

  @Test("is refused where it was withdrawn", arguments: Implementation.allCases)
  func withdrawn(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    try stall.world.withdrawItem(stall.bike)
    let refusal = try itemRefusal { try stall.sell(to: stall.ben) }
    #expect(!refusal.isReserved && !refusal.isSold && !refusal.isUnknownItem)
    #expect(try stall.world.dealPrices(ofItem: stall.bike).isEmpty)
  }

  @Test("is refused for an unknown item", arguments: Implementation.allCases, unknownIds)
  func unknownItem(implementation: Implementation, id: String) throws {
    let stall = try Stall(implementation)
    let refusal = try itemRefusal { try stall.world.items.markSold(id, buyerId: stall.ben, actorId: stall.ana) }
    #expect(refusal.isUnknownItem)
  }

  @Test("on the spot is refused to the seller, to nobody and across a block", arguments: Implementation.allCases)
  func noBuyer(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    try stall.world.block(stall.ana, by: stall.ben)
    for buyer in [stall.ana, "99", stall.ben] { _ = try itemRefusal { try stall.sell(to: buyer) } }
    #expect(try stall.item().isAvailable)
    #expect(try stall.world.dealPrices(ofItem: stall.bike).isEmpty)
  }

  @Test("goes through where one blocked the other after they agreed", arguments: Implementation.allCases)
  func blockedSince(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    try stall.reserve(for: stall.ben)
    try stall.world.block(stall.ana, by: stall.ben)
    try stall.sell(to: stall.ben)
    #expect(try stall.item().isSold(to: stall.ben))
  }

  @Test("is refused where neither the seller nor the buyer does it", arguments: Implementation.allCases)
  func thirdPerson(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    _ = try itemRefusal {
      try stall.world.items.markSold(stall.bike, buyerId: stall.ben, actorId: stall.chloe)
    }
    #expect(try stall.item().isAvailable)
  }
}

import ItemInterface
import Testing

@Suite("Releasing an item")
struct ReleasingContract {
  @Test("makes it available to anybody, by the seller or the holder", arguments: Implementation.allCases)
  func release(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    for actor in [stall.ana, stall.ben] {
      try stall.reserve(for: stall.ben)
      try stall.world.items.release(stall.bike, actorId: actor)
      let item = try stall.item()
      #expect(item.isAvailable && !item.isReserved && !item.isReserved(for: stall.ben))
      #expect(item.holderId == nil)
      #expect(item.agreedPriceMinorUnits == nil)
    }
    try stall.reserve(for: stall.chloe, price: 1)
    #expect(try stall.item().isReserved(for: stall.chloe))
  }

  @Test("is refused where it is not reserved", arguments: Implementation.allCases)
  func available(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    let refusal = try itemRefusal { try stall.world.items.release(stall.bike, actorId: stall.ana) }
    #expect(!refusal.isReserved && !refusal.isSold && !refusal.isUnknownItem)
    #expect(refusal.holderId == nil)
    #expect(try stall.item().isAvailable)
  }

  @Test("is refused where it was sold, and names its buyer", arguments: Implementation.allCases)
  func sold(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    try stall.sell(to: stall.ben)
    let refusal = try itemRefusal { try stall.world.items.release(stall.bike, actorId: stall.ana) }
    #expect(refusal.isSold)
    #expect(refusal.holderId == stall.ben)
    #expect(try stall.item().isSold(to: stall.ben))
  }

  @Test("is refused where it was withdrawn", arguments: Implementation.allCases)
  func withdrawn(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    try stall.world.withdrawItem(stall.bike)
    _ = try itemRefusal { try stall.world.items.release(stall.bike, actorId: stall.ana) }
    #expect(try !stall.item().isAvailable)
  }

  @Test("is refused for an unknown item", arguments: Implementation.allCases, unknownIds)
  func unknownItem(implementation: Implementation, id: String) throws {
    let stall = try Stall(implementation)
    #expect(try itemRefusal { try stall.world.items.release(id, actorId: stall.ana) }.isUnknownItem)
  }

  @Test("is refused where neither the seller nor the holder does it", arguments: Implementation.allCases)
  func thirdPerson(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    try stall.reserve(for: stall.ben)
    _ = try itemRefusal { try stall.world.items.release(stall.bike, actorId: stall.chloe) }
    #expect(try stall.item().isReserved(for: stall.ben))
  }
}

import ItemInterface
import Testing

@Suite("Reserving an item")
struct ReservingContract {
  @Test("holds it for the buyer at the agreed price", arguments: Implementation.allCases, [0, 100_00, .max] as [Int64])
  func reserve(implementation: Implementation, price: Int64) throws {
    let stall = try Stall(implementation)
    try stall.reserve(for: stall.ben, price: price)
    let item = try stall.item()
    #expect(item.isReserved && !item.isAvailable && !item.isSold)
    #expect(item.isReserved(for: stall.ben) && !item.isReserved(for: stall.chloe) && !item.isSold(to: stall.ben))
    #expect(item.holderId == stall.ben)
    #expect(item.agreedPriceMinorUnits == price)
    #expect(item.priceMinorUnits == Stall.askingPrice)
  }

  @Test("may be the buyer's step too", arguments: Implementation.allCases)
  func byBuyer(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    try stall.world.items.reserve(stall.bike, buyerId: stall.ben, priceMinorUnits: 1, actorId: stall.ben)
    #expect(try stall.item().isReserved(for: stall.ben))
  }

  @Test("twice is refused, also to the holder, and names the holder", arguments: Implementation.allCases)
  func twice(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    try stall.reserve(for: stall.ben)
    for buyer in [stall.chloe, stall.ben] {
      let refusal = try itemRefusal { try stall.reserve(for: buyer, price: 1) }
      #expect(refusal.isReserved && !refusal.isSold && !refusal.isUnknownItem)
      #expect(refusal.holderId == stall.ben)
    }
    #expect(try stall.item().agreedPriceMinorUnits == 100_00)
  }

  @Test("is refused for a sold item, and names its buyer", arguments: Implementation.allCases)
  func sold(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    try stall.sell(to: stall.ben)
    let refusal = try itemRefusal { try stall.reserve(for: stall.chloe) }
    #expect(refusal.isSold && !refusal.isReserved && !refusal.isUnknownItem)
    #expect(refusal.holderId == stall.ben)
  }

  @Test("is refused for a withdrawn item, which nobody holds", arguments: Implementation.allCases)
  func withdrawn(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    try stall.world.withdrawItem(stall.bike)
    let refusal = try itemRefusal { try stall.reserve(for: stall.ben) }
    #expect(!refusal.isSold && !refusal.isReserved && !refusal.isUnknownItem)
    #expect(refusal.holderId == nil)
  }

  @Test("is refused for an unknown item", arguments: Implementation.allCases, unknownIds)
  func unknownItem(implementation: Implementation, id: String) throws {
    let stall = try Stall(implementation)
    let refusal = try itemRefusal {
      try stall.world.items.reserve(id, buyerId: stall.ben, priceMinorUnits: 1, actorId: stall.ana)
    }
    #expect(refusal.isUnknownItem && !refusal.isReserved && !refusal.isSold)
    #expect(refusal.holderId == nil)
  }

  @Test("is refused for a price below zero", arguments: Implementation.allCases, [-1, .min] as [Int64])
  func negativePrice(implementation: Implementation, price: Int64) throws {
    let stall = try Stall(implementation)
    _ = try itemRefusal { try stall.reserve(for: stall.ben, price: price) }
    #expect(try stall.item().isAvailable)
  }

  @Test("is refused to the seller, to nobody and across a block", arguments: Implementation.allCases)
  func noBuyer(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    try stall.world.block(stall.ana, by: stall.ben)
    try stall.world.block(stall.chloe, by: stall.ana)
    for buyer in [stall.ana, "99", stall.ben, stall.chloe] {
      _ = try itemRefusal { try stall.reserve(for: buyer) }
    }
    #expect(try stall.item().isAvailable)
  }

  @Test("is refused where neither the seller nor the buyer does it", arguments: Implementation.allCases)
  func thirdPerson(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    _ = try itemRefusal {
      try stall.world.items.reserve(stall.bike, buyerId: stall.ben, priceMinorUnits: 1, actorId: stall.chloe)
    }
    #expect(try stall.item().isAvailable)
  }

  @Test("by many at once succeeds for one, whom all others are told", arguments: Implementation.allCases)
  func race(implementation: Implementation) async throws {
    let stall = try Stall(implementation)
    let buyers = try (0..<20).map { try stall.world.addPerson("buyer\($0)") }
    let refusals = try await withThrowingTaskGroup(
      of: (any ItemRefusal)?.self, returning: [any ItemRefusal].self
    ) { group in
      for buyer in buyers {
        group.addTask {
          do {
            try stall.reserve(for: buyer)
            return nil
          } catch let refusal as any ItemRefusal {
            return refusal
          }
        }
      }
      return try await group.reduce(into: []) { refusals, refusal in
        if let refusal { refusals.append(refusal) }
      }
    }
    let holder = try #require(try stall.item().holderId)
    #expect(refusals.count == buyers.count - 1)
    #expect(refusals.allSatisfy { $0.isReserved && $0.holderId == holder })
  }
}

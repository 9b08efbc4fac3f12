import ItemInterface
import Testing

@Suite("Counts of a seller's items")
struct CountingContract {
  private func counts(_ stall: Stall, of sellerId: String) throws -> [Int] {
    let counts = try stall.world.items.itemCounts(sellerId: sellerId)
    return [counts.onSale, counts.sold]
  }

  @Test("tell what is on sale, reserved or not, and what was sold", arguments: Implementation.allCases)
  func states(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    _ = try stall.world.addItem(of: stall.ben, priceMinorUnits: 1)
    let more = try (1...4).map { try stall.world.addItem(of: stall.ana, priceMinorUnits: $0) }
    #expect(try counts(stall, of: stall.ana) == [5, 0])
    try stall.world.items.reserve(more[0], buyerId: stall.ben, priceMinorUnits: 1, actorId: stall.ana)
    #expect(try counts(stall, of: stall.ana) == [5, 0])
    try stall.world.items.markSold(more[1], buyerId: stall.ben, actorId: stall.ana)
    #expect(try counts(stall, of: stall.ana) == [4, 1])
    try stall.world.withdrawItem(more[2])
    #expect(try counts(stall, of: stall.ana) == [3, 1])
    #expect(try counts(stall, of: stall.ben) == [1, 0])
  }

  @Test("are none for who offers nothing", arguments: Implementation.allCases, ["3", "99", ""])
  func none(implementation: Implementation, sellerId: String) throws {
    #expect(try counts(Stall(implementation), of: sellerId) == [0, 0])
  }
}

import ItemInterface
import Testing

@Suite("Pages of a seller's items")
struct PagingContract {
  /// The items of ana on all pages, in order.
  private func walk(
    _ stall: Stall, limit: Int, between: (Int) throws -> Void = { _ in }
  ) throws -> [String] {
    var ids: [String] = []
    var cursor: String?
    var pages = 0
    repeat {
      let page = try stall.world.items.items(sellerId: stall.ana, limit: limit, cursor: cursor)
      #expect(page.items.count <= limit)
      ids += page.items.map(\.id)
      cursor = page.nextCursor
      pages += 1
      try between(pages)
    } while cursor != nil && pages < 20
    return ids
  }

  private func stall(_ implementation: Implementation) throws -> (stall: Stall, newestFirst: [String]) {
    let stall = try Stall(implementation)
    _ = try stall.world.addItem(of: stall.ben, priceMinorUnits: 1)
    let more = try (1...4).map { try stall.world.addItem(of: stall.ana, priceMinorUnits: $0) }
    return (stall, ([stall.bike] + more).reversed())
  }

  @Test(
    "give each item once, the newest first, whatever the limit", arguments: Implementation.allCases,
    [1, 2, 4, 5, 1_000])
  func walk(implementation: Implementation, limit: Int) throws {
    let (stall, newestFirst) = try stall(implementation)
    #expect(try walk(stall, limit: limit) == newestFirst)
  }

  @Test("end without a cursor where the last one is full", arguments: Implementation.allCases)
  func fullLastPage(implementation: Implementation) throws {
    let (stall, newestFirst) = try stall(implementation)
    let page = try stall.world.items.items(sellerId: stall.ana, limit: newestFirst.count, cursor: nil)
    #expect(page.nextCursor == nil)
  }

  @Test("neither repeat nor skip what was there while others are added", arguments: Implementation.allCases)
  func addedMeanwhile(implementation: Implementation) throws {
    let (stall, newestFirst) = try stall(implementation)
    let ids = try walk(stall, limit: 2) { _ in _ = try stall.world.addItem(of: stall.ana, priceMinorUnits: 7) }
    #expect(ids == newestFirst)
  }

  @Test("go on behind an item that was withdrawn meanwhile", arguments: Implementation.allCases)
  func withdrawnMeanwhile(implementation: Implementation) throws {
    let (stall, newestFirst) = try stall(implementation)
    let ids = try walk(stall, limit: 2) { pages in
      if pages == 1 { try stall.world.withdrawItem(newestFirst[1]) }
    }
    #expect(ids == newestFirst)
  }

  @Test("hold what is reserved or sold, and not what was withdrawn", arguments: Implementation.allCases)
  func states(implementation: Implementation) throws {
    let (stall, newestFirst) = try stall(implementation)
    let items = stall.world.items
    try items.reserve(newestFirst[0], buyerId: stall.ben, priceMinorUnits: 1, actorId: stall.ana)
    try items.markSold(newestFirst[1], buyerId: stall.ben, actorId: stall.ana)
    try stall.world.withdrawItem(newestFirst[2])
    #expect(try walk(stall, limit: 2) == newestFirst.filter { $0 != newestFirst[2] })
  }

  @Test("are empty for who offers nothing", arguments: Implementation.allCases, ["3", "99", ""])
  func empty(implementation: Implementation, sellerId: String) throws {
    let (stall, _) = try stall(implementation)
    let page = try stall.world.items.items(sellerId: sellerId, limit: 10, cursor: nil)
    #expect(page.items.isEmpty)
    #expect(page.nextCursor == nil)
  }

  @Test("have 1 to 1,000 items", arguments: Implementation.allCases, [0, -1, 1_001, .max, .min])
  func limits(implementation: Implementation, limit: Int) throws {
    let (stall, _) = try stall(implementation)
    _ = try itemRefusal { _ = try stall.world.items.items(sellerId: stall.ana, limit: limit, cursor: nil) }
  }

  @Test("are not found by a cursor that no page of this seller gave", arguments: Implementation.allCases)
  func foreignCursor(implementation: Implementation) throws {
    let (stall, _) = try stall(implementation)
    let items = stall.world.items
    let cursor = try items.items(sellerId: stall.ana, limit: 1, cursor: nil).nextCursor
    for (seller, cursor) in [(stall.ben, cursor), (stall.ana, "nothing"), (stall.ana, "")] {
      _ = try itemRefusal { _ = try items.items(sellerId: seller, limit: 1, cursor: cursor) }
    }
  }
}

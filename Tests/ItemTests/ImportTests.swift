import Item
import Testing

@Suite("An import")
struct ImportTests {
  let market = Market()
  var manager: ItemManager { market.manager }

  private func take(_ drafts: ListingDraft...) throws -> [String] {
    try manager.importListings(drafts, sellerId: "ana", budget: .seconds(10)).map { outcome in
      switch outcome {
      case .added: "added"
      case .changed: "changed"
      case .unchanged: "unchanged"
      case .refused: "refused"
      }
    }
  }

  @Test("recognises a listing by its foreign id, or else by its fields")
  func identity() throws {
    let withId = ListingDraft(foreignId: "77", details: .bike("Bike"))
    let without = ListingDraft(foreignId: nil, details: .bike("Bike"))
    #expect(try take(withId, without) == ["added", "added"])
    #expect(try take(withId, without) == ["unchanged", "unchanged"])
    #expect(try take(ListingDraft(foreignId: "77", details: .bike("Trike"))) == ["changed"])
    #expect(try take(ListingDraft(foreignId: nil, details: .bike("Trike"))) == ["added"])
    #expect(try market.found("trike").count == 2)
  }

  @Test("keeps foreign ids apart by seller")
  func sellers() throws {
    let draft = ListingDraft(foreignId: "77", details: .bike("Bike"))
    _ = try manager.importListings([draft], sellerId: "ana", budget: .seconds(1))
    _ = try manager.importListings([draft], sellerId: "bea", budget: .seconds(1))
    #expect(try market.found("bike").count == 2)
    #expect(throws: ItemError.invalid(.reference, .repeated("77"))) {
      try manager.add(.bike("Bike"), sellerId: "ana", reference: "77")
    }
  }

  @Test("goes on behind a bad record")
  func badRecord() throws {
    let outcomes = try take(
      ListingDraft(foreignId: "1", details: .bike("")), ListingDraft(foreignId: "2", details: .bike("Bike")))
    #expect(outcomes == ["refused", "added"])
  }

  @Test("follows the rules of an edit")
  func heldListing() throws {
    let number = try manager.add(.bike("Bike"), sellerId: "ana", reference: "1").number
    try manager.reserve(number, for: "bea", by: "ana")
    #expect(try take(ListingDraft(foreignId: "1", details: .bike("Bike, red"))) == ["changed"])
    #expect(try take(ListingDraft(foreignId: "1", details: .bike("Bike, red", price: 5))) == ["refused"])
    try manager.sell(number, to: "bea", by: "ana")
    #expect(try take(ListingDraft(foreignId: "1", details: .bike("Bike, red"))) == ["unchanged"])
    #expect(try take(ListingDraft(foreignId: "1", details: .bike("Bike, blue"))) == ["refused"])
  }

  @Test("stops when its time is up, but takes one")
  func budget() throws {
    let drafts = (0..<5).map { ListingDraft(foreignId: "\($0)", details: .bike("Bike")) }
    #expect(try manager.importListings(drafts, sellerId: "ana", budget: .zero).count == 1)
  }
}

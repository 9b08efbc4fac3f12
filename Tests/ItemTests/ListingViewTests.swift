import Item
import Testing

@Suite("A listing as somebody sees it")
struct ListingViewTests {
  let market = Market()
  var manager: ItemManager { market.manager }

  @Test("tells its agreements to the seller and to the buyer they are with, and to nobody else")
  func history() throws {
    let number = try market.add("Bike").number
    try manager.reserve(number, for: "bea", by: "ana")
    try manager.release(number, by: "ana")
    try manager.reserve(number, for: "carl", by: "ana")
    #expect(try manager.view(number, by: "ana").history.count == 4)
    #expect(try manager.view(number, by: "bea").history.map(\.status.agreement?.buyerId) == [nil, "bea", nil])
    #expect(try manager.view(number, by: nil).history.allSatisfy { $0.status.agreement == nil })
  }

  @Test("stays after its removal for those who had to do with it")
  func removed() throws {
    let number = try market.add("Bike").number
    try manager.reserve(number, for: "bea", by: "ana")
    try manager.release(number, by: "ana")
    try manager.remove(number, by: "ana")
    #expect(try manager.view(number, by: "ana").listing.status == .removed)
    #expect(try manager.view(number, by: "bea").listing.status == .removed)
    #expect(throws: ItemError.removed(item: number)) { try manager.view(number, by: "carl") }
    #expect(throws: ItemError.removed(item: number)) { try manager.view(number, by: nil) }
    #expect(try market.found("") == [])
  }

  @Test("is found after its removal by its seller alone", arguments: ["bea", nil])
  func removedInASearch(viewer: String?) throws {
    let number = try market.add("Bike").number
    try manager.remove(number, by: "ana")
    func found(_ sellerId: String?, by viewerId: String?) throws -> [Int64] {
      let filter = ListingFilter(states: [.removed], sellerId: sellerId)
      return try manager.search(.everything, filter: filter, limit: 10, by: viewerId).listings.map(\.number)
    }
    #expect(try found("ana", by: "ana") == [number])
    #expect(throws: ItemError.removedOfOthers) { try found("ana", by: viewer) }
    #expect(throws: ItemError.removedOfOthers) { try found(nil, by: viewer) }
  }

  @Test("knows whose favourite it is")
  func favourite() throws {
    let number = try market.add("Bike").number
    try market.add("Lamp")
    try manager.setFavourite(true, number, userId: "bea")
    try manager.setFavourite(true, number, userId: "bea")
    #expect(try manager.view(number, by: "bea").isFavourite)
    #expect(try !manager.view(number, by: "carl").isFavourite)
    let filter = ListingFilter(favouriteOf: "bea")
    #expect(try manager.search(.everything, filter: filter, limit: 10).listings.map(\.number) == [number])
    try manager.setFavourite(false, number, userId: "bea")
    #expect(try manager.search(.everything, filter: filter, limit: 10).listings.isEmpty)
    #expect(throws: ItemError.unknownItem("9")) { try manager.setFavourite(true, 9, userId: "bea") }
  }

  @Test("knows the conversation that a buyer has about it")
  func conversation() throws {
    let number = try market.add("Bike").number
    #expect(try manager.view(number, by: "bea").conversationId == "7")
    #expect(try manager.view(number, by: "carl").conversationId == nil)
  }
}

import LegacyInterfaceMocks
import Mocking
import Testing
import User
import UserInterface

struct FeatureTests {
  let market = Neighbourhood()

  @Test("Users come in the order that was asked for, without the unknown")
  func order() throws {
    try market.register("ana")
    try market.register("bob")
    #expect(try market.feature.users(ids: ["2", "9", "x", "1", "02"]).map(\.handle) == ["bob", "ana"])
    #expect(try market.feature.users(handles: ["BOB", "nobody", "", "ana"]).map(\.id) == ["2", "1"])
    #expect(try market.feature.user("3") == nil)
    #expect(try market.feature.user(handle: "@ana")?.id == "1")
  }

  @Test("A profile is put on stage by its handle")
  func showing() throws {
    try market.register("ana")
    try market.feature.showProfile("1")
    #expect(market.legacy.onPresent.calls.map(\.route) == ["marketplace://user/ana"])
    #expect(throws: UserError.unknownUser("7")) { try market.feature.showProfile("7") }
  }

  @Test("A block counts in both directions, and unknown users block nobody")
  func blocks() throws {
    let numbers = try market.people("ana", "bob")
    _ = try market.manager.block("bob", by: numbers[0])
    #expect(try market.feature.isBlocked("1", with: "2"))
    #expect(try market.feature.isBlocked("2", with: "1"))
    #expect(try !market.feature.isBlocked("1", with: "nobody"))
  }

  @Test("A deal needs two different people who exist")
  func dealParties() throws {
    let ana = try market.register("ana").number
    #expect(throws: UserError.withOneself(.deal)) { try market.deal("1", seller: ana, buyer: ana) }
    #expect(throws: UserError.unknownUser("9")) { try market.deal("1", seller: ana, buyer: 9) }
  }
}

import Chat
import Testing

@Suite("Starting a conversation")
struct StartingTests {
  let market = Market()

  @Test("One buyer has one conversation about an item")
  func oneConversation() throws {
    let first = try market.manager.start(itemId: "1", buyerId: "ben")
    #expect(try market.manager.start(itemId: "1", buyerId: "ben") == first)
    #expect(first.sellerId == "ana")
  }

  @Test("Another buyer and another item have conversations of their own", arguments: [("1", "cleo"), ("2", "ben")])
  func others(itemId: String, buyerId: String) throws {
    let first = try market.conversation()
    #expect(try market.manager.start(itemId: itemId, buyerId: buyerId).number != first)
  }

  @Test(
    "It is refused with oneself and about what does not exist",
    arguments: [
      ("1", "ana", ChatError.withOneself), ("9", "ben", .unknownItem("9")), ("1", "zoe", .unknownPerson("zoe")),
    ])
  func refused(itemId: String, buyerId: String, reason: ChatError) {
    #expect(throws: reason) { try market.manager.start(itemId: itemId, buyerId: buyerId) }
  }

  @Test("It is refused about an item that its seller withdrew, unless there is a conversation already")
  func withdrawn() throws {
    let number = try market.conversation()
    market.forSale.change("1") { $0.isWithdrawn = true }
    #expect(try market.conversation() == number)
    #expect(throws: ChatError.itemUnavailable(itemId: "1")) { try market.manager.start(itemId: "1", buyerId: "cleo") }
    #expect(throws: ChatError.itemUnavailable(itemId: "1")) {
      try market.manager.offer(euros(5), in: number, by: "ben")
    }
  }

  @Test("It is refused where one blocks the other")
  func blocked() {
    market.users.block("ana", "ben")
    #expect(throws: ChatError.blocked) { try market.manager.start(itemId: "1", buyerId: "ben") }
  }
}

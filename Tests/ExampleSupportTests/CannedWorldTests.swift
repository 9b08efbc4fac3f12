import ChatInterface
import ChatInterfaceMocks
import ExampleSupport
import Foundation
import ItemInterface
import ItemInterfaceMocks
import Mocking
import Testing
import UserInterface
import UserInterfaceMocks

@Suite("The canned world")
struct CannedWorldTests {
  private let world = CannedWorld()

  @Test("has ids, buyers and sellers that fit together")
  func consistency() throws {
    let market = world.market
    #expect(market.people.map(\.id) == (1...market.people.count).map(String.init))
    #expect(market.items.map(\.id) == (1...market.items.count).map(String.init))
    #expect(market.conversations.map(\.id) == (1...market.conversations.count).map(String.init))
    let people = Set(market.people.map(\.id))
    for item in market.items { #expect(people.contains(item.sellerId) && item.holderId != item.sellerId) }
    for conversation in market.conversations {
      let item = try #require(market.items.first { $0.id == conversation.itemId })
      #expect(conversation.buyerId != item.sellerId)
      #expect(conversation.entries.compactMap(\.authorId).allSatisfy([conversation.buyerId, item.sellerId].contains))
      #expect(conversation.entries.map(\.age) == conversation.entries.map(\.age).sorted(by: >))
    }
    #expect(market.items.filter(\.isSold).map(\.id) == market.deals.map(\.itemId))
  }

  @Test("refuses to reserve an item twice, and names its holder")
  func reserving() throws {
    try world.items.reserve("1", buyerId: "2", priceMinorUnits: 100_00, actorId: "1")
    let refusal = #expect(throws: CannedItemRefusal.self) {
      try world.items.reserve("1", buyerId: "3", priceMinorUnits: 120_00, actorId: "1")
    }
    #expect(refusal?.isReserved == true)
    #expect(refusal?.holderId == "2")
    #expect(try world.items.item("1")?.agreedPriceMinorUnits == 100_00)
  }

  @Test("finishes a deal once")
  func selling() throws {
    let before = world.market.deals.count
    try world.items.markSold("9", buyerId: "3", actorId: "3")
    try world.items.markSold("9", buyerId: "3", actorId: "1")
    #expect(world.market.deals.count == before + 1)
    #expect(world.market.deals.last?.priceMinorUnits == 130_00)
  }

  @Test("pages through what a seller offers, the newest first, without what was removed")
  func paging() throws {
    let first = try world.items.items(sellerId: "2", limit: 1, cursor: nil)
    #expect(first.items.map(\.id) == ["11"])
    let second = try world.items.items(sellerId: "2", limit: 1, cursor: first.nextCursor)
    #expect(second.items.map(\.id) == ["7"])
    #expect(second.nextCursor == nil)
  }

  @Test("gives back the conversation that there is, and refuses one with oneself or across a block")
  func conversing() throws {
    #expect(try world.chat.createConversation(userId: "2", itemId: "1") == "1")
    let selfTalk = #expect(throws: CannedChatRefusal.self) {
      try world.chat.createConversation(userId: "1", itemId: "1")
    }
    #expect(selfTalk?.isWithOneself == true)
    world.block("3", with: "1")
    let blocked = #expect(throws: CannedChatRefusal.self) {
      try world.chat.createConversation(userId: "3", itemId: "1")
    }
    #expect(blocked?.isBlocked == true)
  }

  @Test("rates people by their reviews")
  func rating() throws {
    let ana = try #require(try world.users.user(handle: "ANA"))
    #expect(ana.averageRating == 4.5)
    #expect(ana.ratingCount == 2)
  }

  @Test("answers again from the market after a scenario told a mock something else")
  func answering() throws {
    world.items.onItem.throws(OutOfOrder("disk full"))
    #expect(throws: OutOfOrder("disk full")) { try world.items.item("1") }
    world.answerFromMarket()
    #expect(try world.items.item("1")?.id == "1")
  }

  @Test("lets time pass while a slow neighbour answers")
  func slowness() throws {
    let before = world.clock.now
    world.answerSlowly(.user, in: .seconds(60))
    _ = try world.users.user("1")
    _ = try world.items.item("1")
    #expect(world.clock.now.timeIntervalSince(before) == 60)
  }
}

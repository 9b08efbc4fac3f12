import ChatInterface
import ItemInterface
import Testing

@Suite("A conversation about an item")
struct ConversationContract {
  @Test("is made once, and then found", arguments: Implementation.allCases)
  func create(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    let chat = stall.world.chat
    #expect(try chat.conversation(itemId: stall.bike, buyerId: stall.ben) == nil)
    let id = try chat.createConversation(userId: stall.ben, itemId: stall.bike)
    #expect(try chat.createConversation(userId: stall.ben, itemId: stall.bike) == id)
    #expect(try chat.conversation(itemId: stall.bike, buyerId: stall.ben) == id)
    #expect(try chat.existsConversation(id))
    #expect(throws: Never.self) { try chat.showConversation(id) }
  }

  @Test("is one of each buyer and each item", arguments: Implementation.allCases)
  func distinct(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    let lamp = try stall.world.addItem(of: stall.ana, priceMinorUnits: 5)
    let chat = stall.world.chat
    let ids = [
      try chat.createConversation(userId: stall.ben, itemId: stall.bike),
      try chat.createConversation(userId: stall.ben, itemId: lamp),
      try chat.createConversation(userId: stall.chloe, itemId: stall.bike),
    ]
    #expect(Set(ids).count == 3)
    #expect(try chat.conversation(itemId: stall.bike, buyerId: stall.chloe) == ids[2])
  }

  @Test("is not the seller's, who has one with each buyer", arguments: Implementation.allCases)
  func ofSeller(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    _ = try stall.world.chat.createConversation(userId: stall.ben, itemId: stall.bike)
    #expect(try stall.world.chat.conversation(itemId: stall.bike, buyerId: stall.ana) == nil)
    let refusal = try chatRefusal {
      _ = try stall.world.chat.createConversation(userId: stall.ana, itemId: stall.bike)
    }
    #expect(refusal.isWithOneself && !refusal.isBlocked && !refusal.isUnknown)
  }

  @Test("is refused where one blocks the other, also where there is one", arguments: Implementation.allCases)
  func blocked(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    let chat = stall.world.chat
    let id = try chat.createConversation(userId: stall.ben, itemId: stall.bike)
    try stall.world.block(stall.ana, by: stall.ben)
    try stall.world.block(stall.chloe, by: stall.ana)
    for buyer in [stall.ben, stall.chloe] {
      let refusal = try chatRefusal { _ = try chat.createConversation(userId: buyer, itemId: stall.bike) }
      #expect(refusal.isBlocked && !refusal.isWithOneself && !refusal.isUnknown)
    }
    #expect(try chat.conversation(itemId: stall.bike, buyerId: stall.ben) == id)
    #expect(try chat.conversation(itemId: stall.bike, buyerId: stall.chloe) == nil)
  }

  @Test("is refused about an unknown item", arguments: Implementation.allCases, unknownIds)
  func unknownItem(implementation: Implementation, id: String) throws {
    let stall = try Stall(implementation)
    let refusal = try chatRefusal { _ = try stall.world.chat.createConversation(userId: stall.ben, itemId: id) }
    #expect(refusal.isUnknown && !refusal.isBlocked && !refusal.isWithOneself)
    #expect(try stall.world.chat.conversation(itemId: id, buyerId: stall.ben) == nil)
  }

  @Test("is refused to an unknown person", arguments: Implementation.allCases, unknownIds)
  func unknownPerson(implementation: Implementation, id: String) throws {
    let stall = try Stall(implementation)
    let refusal = try chatRefusal { _ = try stall.world.chat.createConversation(userId: id, itemId: stall.bike) }
    #expect(refusal.isUnknown && !refusal.isBlocked && !refusal.isWithOneself)
  }

  @Test("cannot be begun about a withdrawn item, but goes on", arguments: Implementation.allCases)
  func withdrawn(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    let chat = stall.world.chat
    let id = try chat.createConversation(userId: stall.ben, itemId: stall.bike)
    try stall.world.withdrawItem(stall.bike)
    #expect(try chat.createConversation(userId: stall.ben, itemId: stall.bike) == id)
    let refusal = try chatRefusal { _ = try chat.createConversation(userId: stall.chloe, itemId: stall.bike) }
    #expect(!refusal.isUnknown && !refusal.isBlocked && !refusal.isWithOneself)
  }

  @Test("may be begun about an item that is held or sold", arguments: Implementation.allCases)
  func taken(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    try stall.reserve(for: stall.ben)
    #expect(throws: Never.self) {
      try stall.world.chat.createConversation(userId: stall.chloe, itemId: stall.bike)
    }
    try stall.sell(to: stall.ben)
    #expect(throws: Never.self) { try stall.world.chat.createConversation(userId: stall.ben, itemId: stall.bike) }
  }

  @Test("of an id that was never given out does not exist", arguments: Implementation.allCases, unknownIds)
  func unknown(implementation: Implementation, id: String) throws {
    let stall = try Stall(implementation)
    let chat = stall.world.chat
    _ = try chat.createConversation(userId: stall.ben, itemId: stall.bike)
    #expect(try !chat.existsConversation(id))
    #expect(try chatRefusal { try chat.showConversation(id) }.isUnknown)
    #expect(try chatRefusal { try chat.postSystemMessage(["en": "Hello."], conversationId: id) }.isUnknown)
  }

  @Test("that many ask for at once is one", arguments: Implementation.allCases)
  func race(implementation: Implementation) async throws {
    let stall = try Stall(implementation)
    let ids = try await withThrowingTaskGroup { group in
      for _ in 0..<20 {
        group.addTask { try stall.world.chat.createConversation(userId: stall.ben, itemId: stall.bike) }
      }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(ids.count == 1)
  }
}

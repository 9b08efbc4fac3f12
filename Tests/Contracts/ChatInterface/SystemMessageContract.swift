import ChatInterface
import Testing

@Suite("A message that nobody wrote")
struct SystemMessageContract {
  @Test("is unread for both sides, and for nobody else", arguments: Implementation.allCases)
  func unread(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    let chat = stall.world.chat
    let id = try chat.createConversation(userId: stall.ben, itemId: stall.bike)
    let counts = { try [stall.ana, stall.ben, stall.chloe, "99", ""].map { try chat.unreadCount(userId: $0) } }
    #expect(try counts() == [0, 0, 0, 0, 0])
    try chat.postSystemMessage(["en": "Parcel 1 was delivered."], conversationId: id)
    #expect(try counts() == [1, 1, 0, 0, 0])
    try chat.postSystemMessage(["en": "Parcel 1 was received."], conversationId: id)
    #expect(try counts() == [2, 2, 0, 0, 0])
  }

  @Test("counts in all of a person's conversations, on either side", arguments: Implementation.allCases)
  func sum(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    let chat = stall.world.chat
    let lamp = try stall.world.addItem(of: stall.ben, priceMinorUnits: 5)
    let buying = try chat.createConversation(userId: stall.ben, itemId: stall.bike)
    let selling = try chat.createConversation(userId: stall.chloe, itemId: lamp)
    for id in [buying, selling, selling] {
      try chat.postSystemMessage(["en": "News.", "pt-BR": "Novidades."], conversationId: id)
    }
    #expect(try chat.unreadCount(userId: stall.ben) == 3)
    #expect(try chat.unreadCount(userId: stall.ana) == 1)
    #expect(try chat.unreadCount(userId: stall.chloe) == 2)
  }

  @Test("comes also where one blocks the other", arguments: Implementation.allCases)
  func blocked(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    let chat = stall.world.chat
    let id = try chat.createConversation(userId: stall.ben, itemId: stall.bike)
    try stall.world.block(stall.ana, by: stall.ben)
    try chat.postSystemMessage(["en": "Parcel 1 was delivered."], conversationId: id)
    #expect(try chat.unreadCount(userId: stall.ana) == 1)
  }

  @Test(
    "is refused where there is nothing to see in it, or more than 4,000 characters",
    arguments: Implementation.allCases,
    ["", " \n\t", "\u{200B}\u{2060}", "\u{7}", String(repeating: "é", count: 4_001)])
  func text(implementation: Implementation, text: String) throws {
    for texts in [["en": text], ["en": "News.", "pt-BR": text]] { try expectRefusal(of: texts, by: implementation) }
  }

  @Test(
    "is refused without English, which every reader falls back to", arguments: Implementation.allCases,
    [[:], ["pt-BR": "Novidades."]] as [[String: String]])
  func english(implementation: Implementation, texts: [String: String]) throws {
    try expectRefusal(of: texts, by: implementation)
  }

  private func expectRefusal(of texts: [String: String], by implementation: Implementation) throws {
    let stall = try Stall(implementation)
    let chat = stall.world.chat
    let id = try chat.createConversation(userId: stall.ben, itemId: stall.bike)
    let refusal = try chatRefusal { try chat.postSystemMessage(texts, conversationId: id) }
    #expect(!refusal.isUnknown && !refusal.isBlocked && !refusal.isWithOneself)
    #expect(try chat.unreadCount(userId: stall.ben) == 0)
  }

  @Test("may have 4,000 characters as a person counts them", arguments: Implementation.allCases)
  func longest(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    let id = try stall.world.chat.createConversation(userId: stall.ben, itemId: stall.bike)
    let text = String(repeating: "👩🏽‍🚀", count: 4_000)
    try stall.world.chat.postSystemMessage(["en": text, "pt-BR": text], conversationId: id)
    #expect(try stall.world.chat.unreadCount(userId: stall.ben) == 1)
  }
}

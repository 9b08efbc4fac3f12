import Chat
import Foundation
import LegacyInterfaceMocks
import Mocking
import Testing

@Suite("Chat as other modules see it")
struct ChatFeatureTests {
  let market = Market()

  @Test("Creating a conversation twice gives the same id, which then exists")
  func create() throws {
    let id = try market.feature.createConversation(userId: "ben", itemId: "1")
    #expect(try market.feature.createConversation(userId: "ben", itemId: "1") == id)
    #expect(try market.feature.conversation(itemId: "1", buyerId: "ben") == id)
    #expect(try market.feature.existsConversation(id))
  }

  @Test("An id that nothing has does not exist", arguments: ["", "7", "-1", "01", "seven", "99999999999999999999"])
  func unknown(id: String) throws {
    _ = try market.conversation()
    #expect(try !market.feature.existsConversation(id))
    #expect(throws: ChatError.unknownConversation(id)) { try market.feature.showConversation(id) }
    #expect(throws: ChatError.unknownConversation(id)) {
      try market.feature.postSystemMessage(["en": "hello"], conversationId: id)
    }
  }

  @Test("The inbox and a conversation are presented by their routes")
  func routes() throws {
    let number = try market.conversation()
    try market.feature.showInbox()
    try market.feature.showConversation("\(number)")
    #expect(
      market.legacy.onPresent.calls.map(\.route) == ["marketplace://inbox", "marketplace://conversation/\(number)"])
  }

  @Test("A system message is unread for both sides, also where one blocks the other")
  func systemMessage() throws {
    let number = try market.conversation()
    market.users.block("ana", "ben")
    try market.feature.postSystemMessage(["en": "Delivered."], conversationId: "\(number)")
    #expect(try market.feature.unreadCount(userId: "ana") == 1)
    #expect(try market.feature.unreadCount(userId: "ben") == 1)
  }

  @Test("Making Chat asks nobody for anything")
  func lazies() {
    @Sendable func unreachable<T>() -> T { preconditionFailure("called while Chat was made") }
    _ = ChatFeature(
      store: MemoryChatStore(), items: unreachable(), users: unreachable(), legacy: unreachable(), now: { .now })
  }
}

import Chat
import Testing

/// Every function that names a conversation, with somebody who has no part in it.
@Suite("A third person")
struct ThirdPersonTests {
  typealias Function = @Sendable (ChatManager, Int64) throws -> Void

  static let functions: [(name: String, run: Function)] = [
    ("thread", { _ = try $0.thread($1, for: "cleo") }),
    ("send", { try $0.send("hi", in: $1, by: "cleo") }),
    ("offer", { try $0.offer(euros(5), in: $1, by: "cleo") }),
    ("accept", { try $0.accept(in: $1, by: "cleo") }),
    ("decline", { try $0.decline(in: $1, by: "cleo") }),
    ("withdraw", { try $0.withdraw(in: $1, by: "cleo") }),
    ("leave", { try $0.leave($1, by: "cleo") }),
    ("markRead", { try $0.markRead($1, through: 1, by: "cleo") }),
    ("updates", { _ = try $0.updates(for: "cleo", in: $1) }),
  ]

  @Test("is refused everywhere, and nothing changes", arguments: functions.map(\.name))
  func refused(name: String) throws {
    let market = Market()
    let number = try market.conversation()
    try market.manager.offer(euros(70), in: number, by: "ben")
    let function = try #require(Self.functions.first { $0.name == name })
    #expect(throws: ChatError.notAParty(conversation: number)) { try function.run(market.manager, number) }
    let page = try market.manager.thread(number, for: "ana")
    #expect(page.messages.count == 1)
    #expect(page.standingOffers.count == 1)
  }

  @Test("and a conversation that does not exist is unknown", arguments: functions.map(\.name))
  func unknown(name: String) throws {
    let function = try #require(Self.functions.first { $0.name == name })
    #expect(throws: ChatError.unknownConversation("7")) { try function.run(Market().manager, 7) }
  }

  @Test("has an inbox of their own")
  func inbox() throws {
    let market = Market()
    _ = try market.conversation()
    #expect(try market.manager.inbox(of: "cleo").lines.isEmpty)
  }
}

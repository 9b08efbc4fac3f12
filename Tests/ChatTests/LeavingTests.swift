import Chat
import Testing

@Suite("Leaving")
struct LeavingTests {
  let market = Market()

  private func inbox(_ userId: String) throws -> [Int64] {
    try market.manager.inbox(of: userId).lines.map(\.conversation.number)
  }

  @Test("Who leaves has an inbox without the conversation and nothing unread; the other side learns of it")
  func leave() throws {
    let number = try market.conversation()
    try market.manager.send("hi", in: number, by: "ben")
    try market.manager.leave(number, by: "ana")
    #expect(try inbox("ana") == [])
    #expect(try market.unread("ana") == 0)
    #expect(try inbox("ben") == [number])
    #expect(try market.manager.inbox(of: "ben").lines.first?.lastMessage?.content == .left)
  }

  @Test("A message of either side brings back who left", arguments: ["ana", "ben"])
  func comeBack(author: String) throws {
    let number = try market.conversation()
    try market.manager.leave(number, by: "ana")
    try market.manager.send("one more thing", in: number, by: author)
    #expect(try inbox("ana") == [number])
  }

  @Test("Leaving twice is leaving once")
  func twice() throws {
    let number = try market.conversation()
    try market.manager.leave(number, by: "ana")
    try market.manager.leave(number, by: "ana")
    #expect(try market.manager.thread(number, for: "ben").messages.count == 1)
  }

  @Test("Both may leave")
  func both() throws {
    let number = try market.conversation()
    try market.manager.leave(number, by: "ana")
    try market.manager.leave(number, by: "ben")
    #expect(try inbox("ana") == [])
    #expect(try inbox("ben") == [])
  }
}

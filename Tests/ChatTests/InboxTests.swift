import Chat
import ClockTesting
import Mocking
import Testing

@Suite("Inbox")
struct InboxTests {
  let market = Market()

  @Test("The latest activity comes first, with its newest entry")
  func order() throws {
    let first = try market.manager.start(itemId: "1", buyerId: "ben").number
    let second = try market.manager.start(itemId: "2", buyerId: "cleo").number
    market.clock.advance(by: 1 * 3_600)
    try market.manager.send("hi", in: first, by: "ben")
    let lines = try market.manager.inbox(of: "ana").lines
    #expect(lines.map(\.conversation.number) == [first, second])
    #expect(lines.map(\.lastMessage?.content) == [.text("hi"), nil])
  }

  @Test("Pages show each conversation once")
  func pages() throws {
    for (itemId, buyerId) in [("1", "ben"), ("1", "cleo"), ("2", "ben"), ("2", "cleo")] {
      _ = try market.manager.start(itemId: itemId, buyerId: buyerId)
    }
    var numbers: [Int64] = []
    var cursor: String?
    repeat {
      let page = try market.manager.inbox(of: "ana", limit: 3, cursor: cursor)
      numbers += page.lines.map(\.conversation.number)
      cursor = page.nextCursor
    } while cursor != nil
    #expect(numbers == [4, 3, 2, 1])
  }

  @Test("A cursor that no page gave is refused", arguments: ["", "1", "a_b", "1_2_3", "99999999999999999999_1"])
  func cursor(cursor: String) {
    #expect(throws: ChatError.invalidCursor) { try market.manager.inbox(of: "ana", cursor: cursor) }
  }
}

import Chat
import ItemInterfaceMocks
import Mocking
import Testing

@Suite("Messages")
struct MessageTests {
  let market = Market()

  @Test(
    "A text comes back as it was sent", arguments: ["hi", " two\nlines ", "👨‍👩‍👧‍👦", String(repeating: "é", count: 4_000)])
  func roundTrip(text: String) throws {
    let number = try market.conversation()
    try market.manager.send(text, in: number, by: "ben")
    let page = try market.manager.thread(number, for: "ana")
    #expect(page.messages.map(\.content) == [.text(text)])
    #expect(page.messages.map(\.authorId) == ["ben"])
  }

  @Test("Length is what a person counts")
  func length() throws {
    let number = try market.conversation()
    try market.manager.send(String(repeating: "👩🏽‍🚀", count: 4_000), in: number, by: "ben")
    #expect(throws: ChatError.textTooLong) {
      try market.manager.send(String(repeating: "a", count: 4_001), in: number, by: "ben")
    }
  }

  @Test("One character of endless accents is too long")
  func endlessCharacter() throws {
    let number = try market.conversation()
    #expect(throws: ChatError.textTooLong) {
      try market.manager.send("e" + String(repeating: "\u{301}", count: 200_000), in: number, by: "ben")
    }
  }

  @Test("A text in which nothing can be seen is empty", arguments: ["", " \n\t", "\u{200B}", "\u{202E}\u{7}"])
  func blank(text: String) throws {
    let number = try market.conversation()
    #expect(throws: ChatError.textBlank) { try market.manager.send(text, in: number, by: "ben") }
  }

  @Test("A message is unread for the other side until it was shown")
  func unread() throws {
    let number = try market.conversation()
    try market.manager.send("hi", in: number, by: "ben")
    let second = try market.manager.send("still there?", in: number, by: "ben")
    #expect(try market.unread("ana") == 2)
    #expect(try market.unread("ben") == 0)
    try market.manager.markRead(number, through: second.number - 1, by: "ana")
    #expect(try market.unread("ana") == 1)
    try market.manager.markRead(number, through: .max, by: "ana")
    #expect(try market.unread("ana") == 0)
  }

  @Test("What was read stays read when an older page is shown")
  func neverUnreadAgain() throws {
    let number = try market.conversation()
    let message = try market.manager.send("hi", in: number, by: "ben")
    try market.manager.markRead(number, through: message.number, by: "ana")
    try market.manager.markRead(number, through: 0, by: "ana")
    #expect(try market.unread("ana") == 0)
  }

  @Test("A timeline is read page by page, backwards")
  func pages() throws {
    let number = try market.conversation()
    for index in 1...5 { try market.manager.send("\(index)", in: number, by: "ben") }
    var texts: [[Message.Content]] = []
    var before: Int64?
    repeat {
      let page = try market.manager.thread(number, for: "ana", before: before, limit: 2)
      texts.append(page.messages.map(\.content))
      before = page.olderBefore
    } while before != nil
    #expect(texts == [[.text("4"), .text("5")], [.text("2"), .text("3")], [.text("1")]])
  }

  @Test("Where one blocks the other nothing can be sent, and what was said can be read")
  func blocked() throws {
    let number = try market.conversation()
    try market.manager.send("hi", in: number, by: "ben")
    market.users.block("ben", "ana")
    #expect(throws: ChatError.blocked) { try market.manager.send("hi?", in: number, by: "ana") }
    #expect(try market.manager.thread(number, for: "ana").messages.count == 1)
  }

  @Test("A message can be sent after the item is gone")
  func itemGone() throws {
    let number = try market.conversation()
    market.items.onItem.returns(nil)
    try market.manager.send("Why did you remove it?", in: number, by: "ben")
  }
}

import Chat
import Testing

@Suite("A store of conversations")
struct ConversationContractTests {
  @Test("finds what it was given", arguments: Kind.allCases)
  func find(kind: Kind) throws {
    let store = try kind.store()
    let conversation = try store.insertConversation(
      itemId: "1", buyerId: "ben", sellerId: "ana", foreignId: "C_7", openedAt: moment(0))
    #expect(conversation.openedAt == moment(0))
    #expect(conversation.lastActivityAt == moment(0))
    #expect(try store.conversation(conversation.number) == conversation)
    #expect(try store.conversation(itemId: "1", buyerId: "ben") == conversation)
    #expect(try store.conversation(foreignId: "C_7", sellerId: "ana") == conversation)
  }

  @Test("finds nothing else", arguments: Kind.allCases)
  func findNothing(kind: Kind) throws {
    let store = try kind.store()
    _ = try store.bens()
    #expect(try store.conversation(2) == nil)
    #expect(try store.conversation(itemId: "1", buyerId: "ana") == nil)
    #expect(try store.conversation(foreignId: "", sellerId: "ana") == nil)
  }

  @Test("keeps every field that may change", arguments: Kind.allCases)
  func update(kind: Kind) throws {
    let store = try kind.store()
    let other = try store.bens("2")
    var conversation = try store.bens()
    conversation.lastActivityAt = moment(5)
    conversation.lastMessage = try store.say("hi", in: conversation).number
    conversation.buyerSeat = .init(lastRead: 1, unread: 2, hasLeft: true)
    conversation.sellerSeat = .init(lastRead: 3, unread: 4, hasLeft: false)
    conversation.importedEvents = 5
    try store.update(conversation)
    #expect(try store.conversation(conversation.number) == conversation)
    #expect(try store.conversation(other.number) == other)
  }

  @Test("lists those of a person on either side, latest activity first, without those left", arguments: Kind.allCases)
  func inbox(kind: Kind) throws {
    let store = try kind.store()
    let old = try store.bens("1", at: 1)
    let tied = [try store.bens("2", at: 3), try store.bens("3", at: 3)]
    let selling = try store.insertConversation(
      itemId: "4", buyerId: "ana", sellerId: "ben", foreignId: nil, openedAt: moment(2))
    var left = try store.bens("5", at: 4)
    left.buyerSeat.hasLeft = true
    try store.update(left)
    _ = try store.insertConversation(
      itemId: "6", buyerId: "cleo", sellerId: "ana", foreignId: nil, openedAt: moment(9))

    let expected = [tied[1], tied[0], selling, old]
    #expect(try store.conversations(of: "ben", after: nil, limit: 10) == expected)
    for count in 1...4 {
      let last = expected[count - 1]
      let position = InboxPosition(lastActivityAt: last.lastActivityAt, number: last.number)
      #expect(try store.conversations(of: "ben", after: nil, limit: count) == Array(expected.prefix(count)))
      #expect(try store.conversations(of: "ben", after: position, limit: 10) == Array(expected.dropFirst(count)))
    }
  }

  @Test("adds up what a person has not read, on both sides", arguments: Kind.allCases)
  func unread(kind: Kind) throws {
    let store = try kind.store()
    #expect(try store.unreadCount(of: "ben") == 0)
    var buying = try store.bens()
    buying.buyerSeat.unread = 2
    buying.sellerSeat.unread = 9
    try store.update(buying)
    var selling = try store.insertConversation(
      itemId: "4", buyerId: "cleo", sellerId: "ben", foreignId: nil, openedAt: moment(2))
    selling.sellerSeat.unread = 3
    try store.update(selling)
    #expect(try store.unreadCount(of: "ben") == 5)
  }
}

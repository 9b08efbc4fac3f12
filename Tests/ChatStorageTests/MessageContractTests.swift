import Chat
import Testing

@Suite("A store of messages")
struct MessageContractTests {
  @Test("gives back every kind of entry as it was", arguments: Kind.allCases)
  func contents(kind: Kind) throws {
    let store = try kind.store()
    let conversation = try store.bens()
    let price = Price(minorUnits: 123_456, currencyCode: "EUR")
    let offer = try store.insertOffer(in: conversation.number, byId: "ben", price: price, madeAt: moment(0))
    let steps = Message.OfferStep.allCases.map { Message.Content.offer($0, number: offer.number, price: price) }
    let contents = [.text("two\nlines \u{0} 👩🏽‍🚀"), .system(SystemText("Delivered.")), .left] + steps
    let messages = try contents.map {
      try store.insertMessage(in: conversation.number, authorId: "ben", content: $0, sentAt: moment(2))
    }
    #expect(messages.map(\.content) == contents)
    #expect(try store.messages(in: conversation.number, before: nil, limit: 99) == messages)
    #expect(try store.newestMessage() == messages.last?.number)
  }

  @Test("keeps the languages of each text apart, wherever it is read", arguments: Kind.allCases)
  func languages(kind: Kind) throws {
    let store = try kind.store()
    let conversation = try store.bens()
    let texts = [
      SystemText("Delivered.", translations: ["pt-BR": "Entregue.", "ko": "배달됨"]), SystemText("Lost."),
      SystemText("Found.", translations: ["pt-BR": "Achado."]),
    ]
    let messages = try texts.map {
      try store.insertMessage(in: conversation.number, authorId: nil, content: .system($0), sentAt: moment(2))
    }
    #expect(messages.map(\.content) == texts.map(Message.Content.system))
    #expect(try store.messages(numbers: messages.map(\.number)) == messages)
    #expect(try store.messages(in: conversation.number, before: nil, limit: 9) == messages)
    #expect(try store.messages(in: conversation.number, after: 0, through: .max, limit: 9) == messages)
    #expect(try store.messages(of: "ana", after: 0, through: .max, limit: 9) == messages)
  }

  @Test("knows entries that nobody wrote", arguments: Kind.allCases)
  func nobody(kind: Kind) throws {
    let store = try kind.store()
    let message = try store.say("hi", by: nil, in: try store.bens())
    #expect(try store.messages(numbers: [message.number]).map(\.authorId) == [nil])
  }

  @Test("finds entries by number, each once and in order", arguments: Kind.allCases)
  func numbers(kind: Kind) throws {
    let store = try kind.store()
    let conversation = try store.bens()
    let messages = try (1...5).map { try store.say("\($0)", in: conversation) }
    #expect(try store.messages(numbers: [5, 2, 2, 77, 1]) == [messages[0], messages[1], messages[4]])
    #expect(try store.messages(numbers: []) == [])
  }

  @Test("reads a timeline backwards from a number", arguments: Kind.allCases)
  func backwards(kind: Kind) throws {
    let store = try kind.store()
    let (one, other) = (try store.bens("1"), try store.bens("2"))
    for index in 1...6 { _ = try store.say("\(index)", in: index.isMultiple(of: 2) ? other : one) }
    let numbers = { try store.messages(in: one.number, before: $0, limit: 2).map(\.number) }
    #expect(try numbers(nil) == [3, 5])
    #expect(try numbers(5) == [1, 3])
    #expect(try numbers(1) == [])
  }

  @Test("reads what is new, of one conversation or of a person", arguments: Kind.allCases)
  func forwards(kind: Kind) throws {
    let store = try kind.store()
    let bens = try store.bens()
    let cleos = try store.insertConversation(
      itemId: "1", buyerId: "cleo", sellerId: "ana", foreignId: nil, openedAt: moment(0))
    for index in 1...6 { _ = try store.say("\(index)", by: "ana", in: index.isMultiple(of: 2) ? cleos : bens) }
    #expect(try store.messages(in: bens.number, after: 1, through: 4, limit: 9).map(\.number) == [3])
    #expect(try store.messages(of: "cleo", after: 0, through: .max, limit: 2).map(\.number) == [2, 4])
    #expect(try store.messages(of: "ana", after: 2, through: 5, limit: 9).map(\.number) == [3, 4, 5])
    #expect(try store.messages(of: "dan", after: 0, through: .max, limit: 9) == [])
  }

  @Test("counts the entries of others, nobody's among them", arguments: Kind.allCases)
  func count(kind: Kind) throws {
    let store = try kind.store()
    let conversation = try store.bens()
    for author in ["ben", "ana", nil, "ana"] { _ = try store.say("hi", by: author, in: conversation) }
    #expect(try store.messageCount(in: conversation.number, after: 0, notBy: "ben") == 3)
    #expect(try store.messageCount(in: conversation.number, after: 2, notBy: "ana") == 1)
  }

  @Test(
    "tells of entries that were committed, and not of those undone", .timeLimit(.minutes(1)), arguments: Kind.allCases)
  func changes(kind: Kind) async throws {
    let store = try kind.store()
    let conversation = try store.bens()
    let changes = store.changes()
    try? store.transaction {
      _ = try store.say("undone", in: conversation)
      throw Refusal()
    }
    _ = try store.say("kept", in: conversation)
    for await _ in changes { break }
    #expect(try store.messages(in: conversation.number, before: nil, limit: 9).map(\.content) == [.text("kept")])
  }
}

import Chat
import Testing

@Suite("What a store of conversations refuses")
struct RefusalContractTests {
  private let price = Price(minorUnits: 5, currencyCode: "EUR")

  @Test("a second conversation of a buyer about an item, or of a seller under a foreign id", arguments: Kind.allCases)
  func conversations(kind: Kind) throws {
    let store = try kind.store()
    let insert = { (item: String, buyer: String, seller: String, foreignId: String?) in
      _ = try store.insertConversation(
        itemId: item, buyerId: buyer, sellerId: seller, foreignId: foreignId, openedAt: moment(0))
    }
    try insert("1", "ben", "ana", "C_7")
    #expect(throws: (any Error).self) { try insert("1", "ben", "ana", nil) }
    #expect(throws: (any Error).self) { try insert("2", "cleo", "ana", "C_7") }
    try insert("3", "ben", "dan", "C_7")
    try insert("4", "ben", "ana", nil)
    try insert("5", "ben", "ana", nil)
    #expect(try store.conversations(of: "ben", after: nil, limit: 9).count == 4)
    #expect(try store.conversations(of: "cleo", after: nil, limit: 9).isEmpty)
  }

  @Test("a second pending offer of one side", arguments: Kind.allCases)
  func offers(kind: Kind) throws {
    let store = try kind.store()
    let number = try store.bens().number
    let first = try store.insertOffer(in: number, byId: "ben", price: price, madeAt: moment(1))
    #expect(throws: (any Error).self) {
      try store.insertOffer(in: number, byId: "ben", price: price, madeAt: moment(2))
    }
    _ = try store.insertOffer(in: number, byId: "ana", price: price, madeAt: moment(2))
    try store.update(
      Offer(
        number: first.number, conversation: number, byId: "ben", price: price, madeAt: moment(1), keptState: .declined,
        endedAt: moment(3)))
    _ = try store.insertOffer(in: number, byId: "ben", price: price, madeAt: moment(4))
    #expect(try store.pendingOffers(in: number).map(\.byId).sorted() == ["ana", "ben"])
  }

  @Test("an entry or an offer in a conversation that there is not", arguments: Kind.allCases)
  func orphans(kind: Kind) throws {
    let store = try kind.store()
    let bens = try store.bens()
    #expect(throws: (any Error).self) {
      try store.insertMessage(in: bens.number + 1, authorId: "ben", content: .left, sentAt: moment(1))
    }
    #expect(throws: (any Error).self) {
      try store.insertOffer(in: bens.number + 1, byId: "ben", price: price, madeAt: moment(1))
    }
    #expect(try store.newestMessage() == 0)
  }

  @Test("does not spoil the transaction that it was asked in", arguments: Kind.allCases)
  func goesOn(kind: Kind) throws {
    let store = try kind.store()
    try store.transaction {
      let bens = try store.bens()
      #expect(throws: (any Error).self) { try store.bens() }
      _ = try store.say("on", in: bens)
    }
    #expect(try store.messages(in: 1, before: nil, limit: 9).map(\.content) == [.text("on")])
  }
}

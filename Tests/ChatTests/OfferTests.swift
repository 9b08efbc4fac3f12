import Chat
import ItemInterfaceMocks
import Mocking
import Testing

@Suite("Offers")
struct OfferTests {
  let market = Market()

  private func standing(_ number: Int64) throws -> [String] {
    try market.manager.standingOffers(in: number, for: "ana").map { "\($0.byId) \($0.price.minorUnits / 100)" }
  }

  private func timeline(_ number: Int64) throws -> [Message.OfferStep] {
    try market.manager.thread(number, for: "ana").messages.compactMap { message in
      if case .offer(let step, _, _) = message.content { step } else { nil }
    }
  }

  @Test("Each side has one offer that stands; a newer one replaces it")
  func replace() throws {
    let number = try market.conversation()
    let first = try market.manager.offer(euros(70), in: number, by: "ben")
    try market.manager.offer(euros(90), in: number, by: "ana")
    try market.manager.offer(euros(75), in: number, by: "ben")
    #expect(try standing(number).sorted() == ["ana 90", "ben 75"])
    #expect(try market.manager.thread(number, for: "ana").offerStates[first.number] == .replaced)
  }

  @Test("An answer to an offer that was replaced meanwhile is none to its successor")
  func replacedMeanwhile() throws {
    let number = try market.conversation()
    let seen = try market.manager.offer(euros(90), in: number, by: "ana")
    try market.manager.offer(euros(95), in: number, by: "ana")
    #expect(throws: ChatError.nothingToAccept) {
      try market.manager.accept(in: number, by: "ben", offer: seen.number)
    }
    #expect(throws: ChatError.nothingToDecline) {
      try market.manager.decline(in: number, by: "ben", offer: seen.number)
    }
    #expect(try standing(number) == ["ana 95"])
  }

  @Test(
    "Either side accepts what the other offers, and the buyer gets the item",
    arguments: [("ben", "ana"), ("ana", "ben")])
  func accept(maker: String, other: String) throws {
    let number = try market.conversation()
    try market.manager.offer(euros(80), in: number, by: maker)
    #expect(try market.manager.accept(in: number, by: other).keptState == .accepted)
    let reservations = market.items.onReserve.calls
    #expect(reservations.map(\.buyerId) == ["ben"])
    #expect(reservations.map(\.priceMinorUnits) == [8_000])
    #expect(try timeline(number) == [.made, .accepted])
  }

  @Test("Accepting settles the conversation: no offer stands any more")
  func settle() throws {
    let number = try market.conversation()
    try market.manager.offer(euros(70), in: number, by: "ben")
    let own = try market.manager.offer(euros(90), in: number, by: "ana")
    try market.manager.accept(in: number, by: "ana")
    #expect(try standing(number) == [])
    #expect(try market.manager.thread(number, for: "ana").offerStates[own.number] == .withdrawn)
    #expect(throws: ChatError.nothingToAccept) { try market.manager.accept(in: number, by: "ben") }
  }

  @Test("One's own offer is the other side's to accept or decline, and nobody else's to withdraw")
  func ownOffer() throws {
    let number = try market.conversation()
    try market.manager.offer(euros(70), in: number, by: "ben")
    #expect(throws: ChatError.othersTurn(.accept)) { try market.manager.accept(in: number, by: "ben") }
    #expect(throws: ChatError.othersTurn(.decline)) { try market.manager.decline(in: number, by: "ben") }
    #expect(throws: ChatError.othersTurn(.withdraw)) { try market.manager.withdraw(in: number, by: "ana") }
    #expect(try standing(number) == ["ben 70"])
  }

  @Test("Accepting what somebody else holds is refused, says who, and changes nothing", arguments: [false, true])
  func held(isSold: Bool) throws {
    let number = try market.conversation()
    try market.manager.offer(euros(70), in: number, by: "ben")
    market.forSale.change("1") { ($0.holderId, $0.isSold) = ("cleo", isSold) }
    let refusal = ChatError.itemHeld(itemId: "1", holder: .init(id: "cleo", handle: "cleo"), isSold: isSold)
    #expect(throws: refusal) { try market.manager.accept(in: number, by: "ana") }
    #expect(refusal.code == (isSold ? "item-sold" : "item-reserved"))
    #expect(try standing(number) == ["ben 70"])
    #expect(try timeline(number) == [.made])
  }

  @Test("Of two who accept, one gets the item")
  func race() throws {
    let (bens, cleos) = (try market.conversation(), try market.manager.start(itemId: "1", buyerId: "cleo").number)
    try market.manager.offer(euros(70), in: bens, by: "ben")
    try market.manager.offer(euros(75), in: cleos, by: "cleo")
    try market.manager.accept(in: bens, by: "ana")
    let refusal = ChatError.itemHeld(itemId: "1", holder: .init(id: "ben", handle: "ben"), isSold: false)
    #expect(throws: refusal) { try market.manager.accept(in: cleos, by: "ana") }
  }

  @Test("A reserved item may be offered for, a sold one not")
  func heldItem() throws {
    let number = try market.conversation()
    market.forSale.change("1") { $0.holderId = "cleo" }
    try market.manager.offer(euros(70), in: number, by: "ben")
    market.forSale.change("1") { $0.isSold = true }
    let error = #expect(throws: ChatError.self) { try market.manager.offer(euros(71), in: number, by: "ben") }
    #expect(error?.code == "item-sold")
    #expect(try standing(number) == ["ben 70"])
  }

  @Test("A declined or withdrawn offer does not stand any more")
  func end() throws {
    let number = try market.conversation()
    try market.manager.offer(euros(70), in: number, by: "ben")
    #expect(try market.manager.decline(in: number, by: "ana").keptState == .declined)
    try market.manager.offer(euros(75), in: number, by: "ben")
    #expect(try market.manager.withdraw(in: number, by: "ben").keptState == .withdrawn)
    #expect(try standing(number) == [])
    #expect(try timeline(number) == [.made, .declined, .made, .withdrawn])
  }

  @Test("A price is above zero and in the item's currency")
  func price() throws {
    let number = try market.conversation()
    for amount: Int64 in [0, -1, .min] {
      #expect(throws: ChatError.priceNotPositive) {
        try market.manager.offer(Price(minorUnits: amount, currencyCode: "EUR"), in: number, by: "ben")
      }
    }
    #expect(throws: ChatError.priceInOtherCurrency(item: "EUR")) {
      try market.manager.offer(Price(minorUnits: 100, currencyCode: "USD"), in: number, by: "ben")
    }
  }

  @Test("An offer is not accepted once the item has another currency")
  func changedCurrency() throws {
    let number = try market.conversation()
    try market.manager.offer(euros(70), in: number, by: "ben")
    market.forSale.change("1") { $0.currencyCode = "KRW" }
    #expect(throws: ChatError.priceInOtherCurrency(item: "KRW")) { try market.manager.accept(in: number, by: "ana") }
  }

  @Test("Where one blocks the other nothing is offered or accepted, and offers can be ended")
  func blocked() throws {
    let number = try market.conversation()
    try market.manager.offer(euros(70), in: number, by: "ben")
    market.users.block("ana", "ben")
    #expect(throws: ChatError.blocked) { try market.manager.offer(euros(60), in: number, by: "ana") }
    #expect(throws: ChatError.blocked) { try market.manager.accept(in: number, by: "ana") }
    try market.manager.decline(in: number, by: "ana")
  }
}

import Chat
import Testing

@Suite("A store of offers")
struct OfferContractTests {
  private let price = Price(minorUnits: .max, currencyCode: "KRW")

  @Test("gives back what it was given, pending", arguments: Kind.allCases)
  func find(kind: Kind) throws {
    let store = try kind.store()
    let number = try store.bens().number
    let offer = try store.insertOffer(in: number, byId: "ben", price: price, madeAt: moment(1))
    #expect(offer.keptState == .pending)
    #expect(try store.offers(numbers: [offer.number, 99]) == [offer])
    #expect(try store.pendingOffers(in: number) == [offer])
    #expect(try store.pendingOffers(in: number + 1) == [])
  }

  @Test("keeps how an offer ended", arguments: Kind.allCases, Offer.State.allCases.filter { $0 != .pending })
  func end(kind: Kind, state: Offer.State) throws {
    let store = try kind.store()
    let number = try store.bens().number
    let offer = try store.insertOffer(in: number, byId: "ben", price: price, madeAt: moment(1))
    let ended = Offer(
      number: offer.number, conversation: number, byId: "ben", price: price, madeAt: moment(1), keptState: state,
      endedAt: moment(7))
    try store.update(ended)
    #expect(try store.offers(numbers: [offer.number]) == [ended])
    #expect(try store.pendingOffers(in: number) == [])
  }
}

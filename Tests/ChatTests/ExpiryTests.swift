import Chat
import ClockTesting
import Mocking
import Testing
import UserInterfaceMocks

@Suite("The end of an offer by time")
struct ExpiryTests {
  let market = Market()

  @Test("It stands until 48 hours are over", arguments: [(47.999, true), (48.0, false), (1_000.0, false)])
  func boundary(hours: Double, stands: Bool) throws {
    let number = try market.conversation()
    let offer = try market.manager.offer(euros(70), in: number, by: "ben")
    market.clock.advance(by: hours * 3_600)
    #expect(try market.manager.standingOffers(in: number, for: "ben").isEmpty == !stands)
    #expect(try market.manager.thread(number, for: "ben").offerStates[offer.number] == (stands ? .pending : .expired))
  }

  @Test("Then it can be neither accepted nor declined nor withdrawn")
  func over() throws {
    let number = try market.conversation()
    try market.manager.offer(euros(70), in: number, by: "ben")
    market.clock.advance(by: 48 * 3_600)
    #expect(throws: ChatError.nothingToAccept) { try market.manager.accept(in: number, by: "ana") }
    #expect(throws: ChatError.nothingToDecline) { try market.manager.decline(in: number, by: "ana") }
    #expect(throws: ChatError.nothingToWithdraw) { try market.manager.withdraw(in: number, by: "ben") }
  }

  @Test("An offer that stood when its acceptance began is accepted, however long that takes")
  func slowAcceptance() throws {
    let store = MemoryChatStore()
    let items = ItemsForSale().mock()
    let clock = SettableClock()
    let manager = ChatManager(
      store: store, items: items, users: UserInterfaceMock.people(),
      now: {
        defer { clock.advance(by: 24 * 3_600) }
        return clock.now
      })
    let number = try manager.start(itemId: "1", buyerId: "ben").number
    try manager.offer(euros(70), in: number, by: "ben")
    #expect(try manager.accept(in: number, by: "ana").keptState == .accepted)
  }

  @Test("A later offer leaves it expired, not replaced")
  func laterOffer() throws {
    let number = try market.conversation()
    let late = try market.manager.offer(euros(70), in: number, by: "ben")
    market.clock.advance(by: 50 * 3_600)
    try market.manager.offer(euros(80), in: number, by: "ben")
    let page = try market.manager.thread(number, for: "ben")
    #expect(page.offerStates[late.number] == .expired)
    #expect(page.standingOffers.map(\.price) == [euros(80)])
  }
}

import ChatInterfaceMocks
import ItemInterfaceMocks
import Mocking
import Shipping
import Testing

@Suite("An arrival finishes the sale")
struct ArrivalTests {
  private let fixture = Fixture()
  private let number: Int64

  init() throws { number = try fixture.ship() }

  private struct PostFailure: Error {}

  private var sales: [String] { fixture.items.onMarkSold.recordedCalls.map(\.text) }
  private var messages: [[String: String]] { fixture.chat.onPostSystemMessage.calls.map(\.texts) }

  private func deliver(at seconds: Double = 900_000) throws -> EventOutcome {
    try fixture.manager.record(.delivered, at: Fixture.time(seconds), shipment: number, by: "seller")
  }

  @Test("the buyer receives: the item is sold, and the conversation says so in every language")
  func receive() throws {
    let outcome = try fixture.manager.receive(number, by: "buyer")
    #expect(outcome.finishesSale)
    #expect(outcome.shipment.status == .received)
    #expect(sales == [#"markSold("1", buyerId: "buyer", actorId: "buyer")"#])
    #expect(
      messages == [["en": "Blue bicycle in 1 received: buyer", "pt-BR": "Blue bicycle em 1 recebido: buyer"]])
    #expect(fixture.chat.onPostSystemMessage.calls.map(\.conversationId) == ["7"])
  }

  @Test("the carrier's delivery does the same")
  func delivered() throws {
    #expect(try deliver().finishesSale)
    #expect(sales == [#"markSold("1", buyerId: "buyer", actorId: "seller")"#])
    #expect(
      messages == [["en": "Blue bicycle in 1 delivered: seller", "pt-BR": "Blue bicycle em 1 entregue: seller"]])
  }

  @Test("receiving twice changes nothing the second time")
  func twice() throws {
    _ = try fixture.manager.receive(number, by: "buyer")
    fixture.setClock(1_000_500)
    let again = try fixture.manager.receive(number, by: "buyer")
    #expect(!again.isNew)
    #expect(again.shipment.timeline.count == 1)
    #expect(messages.count == 1)
  }

  @Test("receiving what was delivered notes it, and finishes nothing twice")
  func deliveredThenReceived() throws {
    _ = try deliver()
    let outcome = try fixture.manager.receive(number, by: "buyer")
    #expect(outcome.isNew)
    #expect(!outcome.finishesSale)
    #expect(sales.count == 1)
    #expect(messages.count == 1)
  }

  @Test("a late or later event never undoes the sale", arguments: [1_000.0, 950_000.0])
  func lateEvent(seconds: Double) throws {
    _ = try deliver()
    _ = try fixture.manager.record(.inTransit, at: Fixture.time(seconds), shipment: number, by: "seller")
    #expect(sales.count == 1)
  }

  @Test("only the buyer receives")
  func onlyTheBuyer() {
    #expect(throws: ShippingError.notBuyer(shipment: number)) { try fixture.manager.receive(number, by: "seller") }
    #expect(throws: ShippingError.notParty(shipment: number)) { try fixture.manager.receive(number, by: "stranger") }
    #expect(sales.isEmpty)
  }

  @Test("what was sold to the buyer by hand meanwhile may still arrive")
  func soldByHand() throws {
    fixture.items.onItem.returns(ItemSummaryMock.bicycle(soldTo: "buyer"))
    #expect(try fixture.manager.receive(number, by: "buyer").isNew)
  }

  @Test("where the item was released or went to somebody else, an arrival is refused", arguments: [nil, "other"])
  func noLongerHeld(holder: String?) throws {
    fixture.items.onItem.returns(ItemSummaryMock.bicycle(reservedFor: holder))
    let refusal = ShippingError.itemNoLongerHeld(shipment: number, itemId: "1")
    #expect(throws: refusal) { try fixture.manager.receive(number, by: "buyer") }
    #expect(throws: refusal) { try deliver() }
    #expect(try fixture.manager.track(number, by: "buyer").timeline.isEmpty)
  }

  @Test("where the message cannot be kept, nothing is")
  func allOrNothing() throws {
    fixture.chat.onPostSystemMessage.throws(PostFailure())
    #expect(throws: PostFailure.self) { try fixture.manager.receive(number, by: "buyer") }
    #expect(try fixture.manager.track(number, by: "buyer").timeline.isEmpty)
  }

  @Test("where one blocks the other and they never talked, the parcel arrives without a message")
  func blocked() throws {
    fixture.chat.onCreateConversation.throws(
      ChatRefusalMock(isWithOneself: false, isBlocked: true, isUnknown: false))
    #expect(try fixture.manager.receive(number, by: "buyer").finishesSale)
    #expect(messages.isEmpty)
  }
}

import ItemInterfaceMocks
import Mocking
import Shipping
import Testing

@Suite("Looking at shipments")
struct ReadingTests {
  private let fixture = Fixture()

  @Test("the two parties see a shipment, nobody else does")
  func parties() throws {
    let number = try fixture.ship()
    for user in ["seller", "buyer"] {
      #expect(try fixture.manager.track(number, by: user).shipment.number == number)
    }
    #expect(throws: ShippingError.notParty(shipment: number)) { try fixture.manager.track(number, by: "stranger") }
    #expect(throws: ShippingError.unknownShipment(7)) { try fixture.manager.track(7, by: "seller") }
  }

  @Test("a list has what one sends and receives, the newest first")
  func list() throws {
    try fixture.ship()
    fixture.items.onItem.returns(ItemSummaryMock.bicycle("2", of: "buyer", reservedFor: "third"))
    _ = try fixture.manager.ship(itemId: "2", trackingNumber: "H3141592657", carrier: nil, by: "buyer")
    #expect(try fixture.manager.shipments(of: "buyer").map(\.shipment.number) == [2, 1])
    #expect(try fixture.manager.shipments(of: "seller").map(\.shipment.number) == [1])
    #expect(try fixture.manager.shipments(of: "stranger").isEmpty)
  }

  @Test("a list of one status has what is there now")
  func listByStatus() throws {
    let number = try fixture.ship()
    #expect(try fixture.manager.shipments(of: "buyer", status: .label).count == 1)
    _ = try fixture.manager.record(.accepted, at: Fixture.time(1), shipment: number, by: "seller")
    #expect(try fixture.manager.shipments(of: "buyer", status: .label).isEmpty)
    #expect(try fixture.manager.shipments(of: "buyer", status: .accepted).count == 1)
  }
}

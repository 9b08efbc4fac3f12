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
    #expect(try numbers(of: "buyer", ShipmentFilter(status: .label)) == [number])
    _ = try fixture.manager.record(.accepted, at: Fixture.time(1), shipment: number, by: "seller")
    #expect(try numbers(of: "buyer", ShipmentFilter(status: .label)).isEmpty)
    #expect(try numbers(of: "buyer", ShipmentFilter(status: .accepted)) == [number])
    #expect(try numbers(of: "buyer", ShipmentFilter(status: .accepted, role: .seller)).isEmpty)
  }

  @Test("pages follow each other without gaps, whatever there is between", arguments: [1, 2, 3, 4, 9])
  func pages(limit: Int) throws {
    try fixture.shipMany(7)
    for number in [2, 5, 6] as [Int64] {
      _ = try fixture.manager.record(.accepted, at: Fixture.time(1), shipment: number, by: "seller")
    }
    #expect(try numbers(of: "seller", ShipmentFilter(), limit: limit) == [7, 6, 5, 4, 3, 2, 1])
    #expect(try numbers(of: "seller", ShipmentFilter(status: .accepted), limit: limit) == [6, 5, 2])
    #expect(try numbers(of: "seller", ShipmentFilter(status: .label), limit: limit) == [7, 4, 3, 1])
    #expect(try numbers(of: "buyer", ShipmentFilter(role: .buyer), limit: limit) == [7, 6, 5, 4, 3, 2, 1])
  }

  @Test("a status that is rare is found behind many others")
  func rareStatus() throws {
    try fixture.shipMany(600)
    _ = try fixture.manager.record(.accepted, at: Fixture.time(1), shipment: 1, by: "seller")
    #expect(try numbers(of: "seller", ShipmentFilter(status: .accepted), limit: 1) == [1])
  }

  @Test("a cursor that no page gave is refused", arguments: ["", "x", "0", "-1", "01", "+1", "99999999999999999999"])
  func cursor(cursor: String) {
    #expect(throws: ShippingError.invalidCursor) {
      try fixture.manager.shipments(of: "seller", filter: ShipmentFilter(), cursor: cursor)
    }
  }

  /// The numbers on all pages.
  private func numbers(of userId: String, _ filter: ShipmentFilter, limit: Int = 50) throws -> [Int64] {
    var numbers: [Int64] = []
    var cursor: String?
    repeat {
      let page = try fixture.manager.shipments(of: userId, filter: filter, limit: limit, cursor: cursor)
      #expect(page.shipments.count == limit || page.nextCursor == nil)
      numbers += page.shipments.map(\.shipment.number)
      cursor = page.nextCursor
    } while cursor != nil
    return numbers
  }
}

import ItemInterfaceMocks
import Mocking
import Shipping
import Testing

@Suite("Making a shipment")
struct CreatingTests {
  private let fixture = Fixture()

  private func ship(
    _ item: String = "1", number: String = Fixture.upsNumber, carrier: String? = nil, by user: String = "seller"
  ) throws -> TrackedShipment {
    try fixture.manager.ship(itemId: item, trackingNumber: number, carrier: carrier, by: user)
  }

  @Test("the seller ships a reserved item to its buyer, and the number tells the carrier")
  func ships() throws {
    let tracked = try ship(number: "1z 31ab yz03 e718 2815")
    #expect(tracked.shipment.number == 1)
    #expect(tracked.shipment.label.buyerId == "buyer")
    #expect(tracked.shipment.label.carrier == "ups")
    #expect(tracked.shipment.label.trackingNumber == Fixture.upsNumber)
    #expect(tracked.shipment.label.createdAt == fixture.now)
    #expect(tracked.status == .label)
    #expect(tracked.url?.hasSuffix(Fixture.upsNumber) == true)
  }

  @Test("nobody else ships it", arguments: ["buyer", "stranger"])
  func onlyTheSeller(user: String) {
    #expect(throws: ShippingError.notSellerOfItem("1")) { try ship(by: user) }
  }

  @Test("an item that does not exist is not shipped")
  func unknownItem() {
    #expect(throws: ShippingError.unknownItem("9")) { try ship("9") }
  }

  @Test("an item that nobody reserved is not shipped")
  func notReserved() {
    fixture.items.onItem.returns(ItemSummaryMock.bicycle())
    #expect(throws: ShippingError.itemNotReserved("1")) { try ship() }
  }

  @Test("an item that was sold by hand meanwhile is not shipped")
  func sold() {
    fixture.items.onItem.returns(ItemSummaryMock.bicycle(soldTo: "buyer"))
    #expect(throws: ShippingError.itemSold("1")) { try ship() }
  }

  @Test("a reserved item has one parcel")
  func once() throws {
    let first = try ship().shipment.number
    #expect(throws: ShippingError.alreadyShipped(itemId: "1", shipment: first)) { try ship() }
  }

  @Test("an item that was released and reserved again has a parcel to its new buyer")
  func anotherBuyer() throws {
    _ = try ship()
    fixture.items.onItem.returns(ItemSummaryMock.bicycle(reservedFor: "other"))
    #expect(try ship().shipment.label.buyerId == "other")
  }

  @Test("a malformed number is refused with the reason")
  func malformed() {
    #expect(
      throws: ShippingError.invalidNumber(
        "1Z31ABYZ03E7182816",
        .resembles(
          NumberForm(count: 18, isDigits: false),
          [Resemblance(service: "UPS", difference: .checkDigit("6", expected: "5"))]))
    ) { try ship(number: "1Z31ABYZ03E7182816") }
  }

  @Test("a number of several carriers needs one to be named")
  func ambiguous() throws {
    let number = "100000000172"
    #expect(throws: ShippingError.ambiguousNumber(number, fitting: ["fedex", "purolator"])) { try ship(number: number) }
    #expect(try ship(number: number, carrier: "Purolator").shipment.label.service == "Purolator (12)")
  }

  @Test("a carrier that does not use the number is refused")
  func otherCarrier() {
    #expect(throws: ShippingError.otherCarrier(Fixture.upsNumber, named: "dhl", fitting: ["ups"])) {
      try ship(carrier: "dhl")
    }
    #expect(throws: ShippingError.unknownCarrier("pigeon")) { try ship(carrier: "pigeon") }
  }

  @Test("an item has a parcel to the buyer whom it was sent to, and to nobody else")
  func isShipped() throws {
    #expect(try !fixture.manager.isShipped(itemId: "1", to: "buyer"))
    try fixture.ship()
    #expect(try fixture.manager.isShipped(itemId: "1", to: "buyer"))
    #expect(try !fixture.manager.isShipped(itemId: "1", to: "third"))
  }
}

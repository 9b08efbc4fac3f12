import Shipping
import Testing

@Suite("What a carrier reports")
struct EventTests {
  private let fixture = Fixture()
  private let number: Int64

  init() throws { number = try fixture.ship() }

  @discardableResult
  private func record(
    _ status: ShipmentStatus, at seconds: Double, place: String? = nil, note: String? = nil, by user: String = "seller"
  ) throws -> EventOutcome {
    try fixture.manager.record(
      status, at: Fixture.time(seconds), place: place, note: note, shipment: number, by: user)
  }

  private func statuses() throws -> [ShipmentStatus] {
    try fixture.manager.track(number, by: "buyer").timeline.map(\.status)
  }

  @Test("a late event is placed by its time, and the status follows the latest")
  func order() throws {
    try record(.outForDelivery, at: 3_000)
    try record(.accepted, at: 1_000)
    let outcome = try record(.inTransit, at: 2_000)
    #expect(try statuses() == [.accepted, .inTransit, .outForDelivery])
    #expect(outcome.shipment.status == .outForDelivery)
  }

  @Test("of two events at the same time, the one that became known later counts")
  func ties() throws {
    try record(.exception, at: 1_000)
    #expect(try record(.inTransit, at: 1_000).shipment.status == .inTransit)
  }

  @Test("the same event twice is one, whatever its note")
  func twice() throws {
    #expect(try record(.accepted, at: 1_000, place: "Porto").isNew)
    #expect(try !record(.accepted, at: 1_000, place: "  Porto ", note: "again").isNew)
    #expect(try statuses() == [.accepted])
  }

  @Test("another place or time is another event")
  func places() throws {
    try record(.inTransit, at: 1_000, place: "Porto")
    try record(.inTransit, at: 1_000, place: "Vigo")
    try record(.inTransit, at: 1_001, place: "Vigo")
    #expect(try statuses().count == 3)
  }

  @Test("without a time, it happened now")
  func defaultTime() throws {
    let outcome = try fixture.manager.record(.accepted, shipment: number, by: "seller")
    #expect(outcome.shipment.timeline.first?.at == fixture.now)
  }

  @Test("what has not happened yet is refused, but for an hour between clocks")
  func future() throws {
    try record(.accepted, at: 1_003_600)
    #expect(throws: ShippingError.eventInFuture(Fixture.time(1_003_601))) { try record(.accepted, at: 1_003_601) }
  }

  @Test("only the seller enters events")
  func onlyTheSeller() {
    #expect(throws: ShippingError.notSeller(shipment: number)) { try record(.accepted, at: 1, by: "buyer") }
    #expect(throws: ShippingError.notParty(shipment: number)) { try record(.accepted, at: 1, by: "stranger") }
  }

  @Test("a carrier does not receive for the buyer")
  func received() {
    #expect(throws: ShippingError.statusOfBuyer(.received)) { try record(.received, at: 1) }
  }

  @Test("places and notes are one line of at most 200 characters")
  func texts() throws {
    #expect(throws: ShippingError.controlCharacter(field: "place")) {
      try record(.accepted, at: 1, place: "a\u{1B}[1m")
    }
    #expect(throws: ShippingError.textTooLong(field: "note", limit: 200)) {
      try record(.accepted, at: 1, note: String(repeating: "ñ", count: 201))
    }
    let outcome = try record(.accepted, at: 1, place: "  ", note: String(repeating: "ñ", count: 200))
    #expect(outcome.shipment.timeline.first?.place == nil)
  }

  @Test("a shipment that does not exist has no events")
  func unknown() {
    #expect(throws: ShippingError.unknownShipment(99)) {
      try fixture.manager.record(.accepted, shipment: 99, by: "seller")
    }
  }
}

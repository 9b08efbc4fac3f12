import Shipping
import Testing

@Suite("What every store of shipments does")
struct StoreContractTests {
  @Test("a shipment comes back as it was", arguments: StoreKind.allCases)
  func roundTrip(kind: StoreKind) throws {
    let store = try kind.make()
    let shipment = try store.insertShipment(label())
    #expect(shipment.number == 1)
    #expect(try store.shipment(1) == shipment)
    #expect(try store.shipment(1)?.label == label())
    #expect(try store.shipment(itemId: "1", buyerId: "bo") == shipment)
  }

  @Test("what was never kept is not found", arguments: StoreKind.allCases)
  func missing(kind: StoreKind) throws {
    let store = try kind.make()
    _ = try store.insertShipment(label())
    for number: Int64 in [0, 2, -1, .max, .min] { #expect(try store.shipment(number) == nil) }
    #expect(try store.shipment(itemId: "1", buyerId: "ana") == nil)
    #expect(try store.shipments(of: "cy").isEmpty)
    #expect(try store.events(of: [1]).isEmpty)
    #expect(try store.events(of: []).isEmpty)
  }

  @Test("a user's shipments are those of both roles, the newest first", arguments: StoreKind.allCases)
  func list(kind: StoreKind) throws {
    let store = try kind.make()
    _ = try store.insertShipment(label(item: "1"))
    _ = try store.insertShipment(label(item: "2", seller: "bo", buyer: "cy"))
    _ = try store.insertShipment(label(item: "3", seller: "cy", buyer: "ana"))
    #expect(try store.shipments(of: "bo").map(\.number) == [2, 1])
    #expect(try store.shipments(of: "ana").map(\.number) == [3, 1])
  }

  @Test("a list goes by role, and by pages below a number", arguments: StoreKind.allCases)
  func pages(kind: StoreKind) throws {
    let store = try kind.make()
    for item in 1...4 { _ = try store.insertShipment(label(item: "\(item)")) }
    _ = try store.insertShipment(label(item: "5", seller: "bo", buyer: "ana"))
    _ = try store.insertShipment(label(item: "6", seller: "bo", buyer: "cy"))
    func numbers(as role: ShipmentRole? = nil, before: Int64? = nil, limit: Int = 9) throws -> [Int64] {
      try store.shipments(of: "ana", as: role, before: before, limit: limit).map(\.number)
    }
    #expect(try numbers() == [5, 4, 3, 2, 1])
    #expect(try numbers(limit: 2) == [5, 4])
    #expect(try numbers(before: 4, limit: 2) == [3, 2])
    #expect(try numbers(before: 1).isEmpty)
    #expect(try numbers(as: .buyer) == [5])
    #expect(try numbers(as: .seller, before: 5, limit: 3) == [4, 3, 2])
    #expect(try numbers(as: .buyer, before: 5).isEmpty)
  }

  @Test("events come back in the order in which they were added", arguments: StoreKind.allCases)
  func events(kind: StoreKind) throws {
    let store = try kind.make()
    let first = try store.insertShipment(label(item: "1")).number
    let second = try store.insertShipment(label(item: "2")).number
    let events = [event(.inTransit, at: 2_001, place: "Porto"), event(.accepted, at: 1_000), event(.delivered, at: -1)]
    for event in events { try store.insertEvent(event, shipment: first) }
    try store.insertEvent(event(.exception, at: 5), shipment: second)
    #expect(try store.events(of: [first]) == [first: events])
    #expect(try store.events(of: [second, first, 99]).mapValues(\.count) == [first: 3, second: 1])
  }

  @Test("events of more shipments than a statement binds values", arguments: StoreKind.allCases)
  func manyEvents(kind: StoreKind) throws {
    let store = try kind.make()
    let numbers = try store.transaction {
      try (1...2_500).map { item in
        let number = try store.insertShipment(label(item: "\(item)")).number
        try store.insertEvent(event(.accepted, at: 1), shipment: number)
        return number
      }
    }
    #expect(try store.events(of: numbers).count == 2_500)
  }

  @Test("every status is kept", arguments: StoreKind.allCases)
  func statuses(kind: StoreKind) throws {
    let store = try kind.make()
    let number = try store.insertShipment(label()).number
    for status in ShipmentStatus.allCases { try store.insertEvent(event(status, at: 1), shipment: number) }
    #expect(try store.events(of: [number])[number]?.map(\.status) == ShipmentStatus.allCases)
  }
}

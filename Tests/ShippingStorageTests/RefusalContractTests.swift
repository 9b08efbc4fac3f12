import Shipping
import Testing

@Suite("What every store of shipments refuses")
struct RefusalContractTests {
  @Test("a second shipment of an item to a buyer", arguments: StoreKind.allCases)
  func parcels(kind: StoreKind) throws {
    let store = try kind.make()
    let first = try store.insertShipment(label())
    #expect(throws: (any Error).self) { try store.insertShipment(label(seller: "cy")) }
    let others = [try store.insertShipment(label(buyer: "cy")), try store.insertShipment(label(item: "2"))]
    #expect(try store.shipments(of: "ana") == others.reversed() + [first])
  }

  @Test("an event of a shipment that there is not", arguments: StoreKind.allCases, [0, 2, -1, .max] as [Int64])
  func orphans(kind: StoreKind, number: Int64) throws {
    let store = try kind.make()
    _ = try store.insertShipment(label())
    #expect(throws: (any Error).self) { try store.insertEvent(event(.accepted, at: 1), shipment: number) }
    #expect(try store.events(of: [1, number]).isEmpty)
  }
}

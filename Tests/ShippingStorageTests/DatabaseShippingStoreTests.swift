#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import SQLiteStorage
import Shipping
import ShippingStorage
import Storage
import Testing

@Suite("Shipments in a database")
struct DatabaseShippingStoreTests {
  private let database: SQLiteDatabase
  private let store: DatabaseShippingStore
  private let number: Int64

  init() throws {
    database = try SQLiteDatabase.inMemory()
    try database.migrate(ShippingMigrations.all)
    store = DatabaseShippingStore(database)
    let label = ShippingLabel(
      itemId: "1", sellerId: "ana", buyerId: "bo", carrier: "ups", service: "UPS",
      trackingNumber: "1Z31ABYZ03E7182815", createdAt: Date(timeIntervalSince1970: 1))
    number = try store.insertShipment(label).number
    try store.insertEvent(
      TrackingEvent(status: .accepted, at: Date(timeIntervalSince1970: 1), place: nil, note: nil), shipment: number)
  }

  @Test("events are append-only, for SQL too")
  func appendOnly() throws {
    for change: SQL in ["UPDATE shipping_event SET status = 'delivered'", "DELETE FROM shipping_event"] {
      #expect(throws: StorageError.self) { try database.write { db in _ = try db.execute(change) } }
    }
    #expect(try store.events(of: [number])[number]?.map(\.status) == [.accepted])
  }

  @Test("a status of another program is an error, not a guess")
  func unknownStatus() throws {
    try database.write { db in
      _ = try db.execute("INSERT INTO shipping_event (shipment, status, at) VALUES (\(number), 'beamed', 1)")
    }
    #expect(throws: StorageError.self) { try store.events(of: [number]) }
  }

  @Test("a transaction of the same database around it decides over it")
  func joins() throws {
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try database.write { _ in
        try store.insertEvent(
          TrackingEvent(status: .delivered, at: Date(timeIntervalSince1970: 2), place: nil, note: nil),
          shipment: number)
        throw Stop()
      }
    }
    #expect(try store.events(of: [number])[number]?.count == 1)
  }
}

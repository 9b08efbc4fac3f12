#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import SQLiteStorage
import Shipping
import ShippingStorage
import Testing

/// The two implementations of the port; both keep the same contract.
enum StoreKind: CaseIterable, CustomTestStringConvertible {
  case memory, database

  var testDescription: String {
    switch self {
    case .memory: "in memory"
    case .database: "in a database"
    }
  }

  func make() throws -> any ShippingStore {
    switch self {
    case .memory: return MemoryShippingStore()
    case .database:
      let database = try SQLiteDatabase.inMemory()
      try database.migrate(ShippingMigrations.all)
      return DatabaseShippingStore(database)
    }
  }
}

struct Stop: Error {}

func label(
  item: String = "1", seller: String = "ana", buyer: String = "bo", milliseconds: Double = 1_234_567
) -> ShippingLabel {
  ShippingLabel(
    itemId: item, sellerId: seller, buyerId: buyer, carrier: "ups", service: "UPS",
    trackingNumber: "1Z31ABYZ03E7182815", createdAt: Date(timeIntervalSince1970: milliseconds / 1_000))
}

func event(_ status: ShipmentStatus, at milliseconds: Double, place: String? = nil) -> TrackingEvent {
  TrackingEvent(
    status: status, at: Date(timeIntervalSince1970: milliseconds / 1_000), place: place, note: "não está 이상")
}

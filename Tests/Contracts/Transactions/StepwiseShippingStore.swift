import Shipping

/// A store of shipments where each call is a step.
struct StepwiseShippingStore: ShippingStore {
  let base: any ShippingStore
  let disk: any SharedDisk
  let steps: Steps

  func transaction<T: Sendable>(_ body: () throws -> T) throws -> T {
    try steps.transaction(on: disk, body)
  }

  func snapshot<T: Sendable>(_ body: () throws -> T) throws -> T {
    try steps { try base.snapshot(body) }
  }

  func insertShipment(_ label: ShippingLabel) throws -> Shipment {
    try steps { try base.insertShipment(label) }
  }

  func shipment(_ number: Int64) throws -> Shipment? {
    try steps { try base.shipment(number) }
  }

  func shipment(itemId: String, buyerId: String) throws -> Shipment? {
    try steps { try base.shipment(itemId: itemId, buyerId: buyerId) }
  }

  func shipments(of userId: String, as role: ShipmentRole?, before: Int64?, limit: Int) throws -> [Shipment] {
    try steps { try base.shipments(of: userId, as: role, before: before, limit: limit) }
  }

  func insertEvent(_ event: TrackingEvent, shipment: Int64) throws {
    try steps { try base.insertEvent(event, shipment: shipment) }
  }

  func events(of shipments: [Int64]) throws -> [Int64: [TrackingEvent]] {
    try steps { try base.events(of: shipments) }
  }
}

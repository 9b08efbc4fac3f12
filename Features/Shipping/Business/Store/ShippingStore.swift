/// Where shipments are kept. A port without rules: what may happen is up to `ShippingManager`.
///
/// Instants are whole milliseconds. Numbers are assigned here, grow, and are never used again. What several calls must
/// change together stands in a `transaction`, what they must see together in a `snapshot`.
///
/// What would contradict the rest is refused with an error of the store's own, which no manager causes: a second shipment
/// of an item to a buyer, and an event of a shipment that there is not.
public protocol ShippingStore: Sendable {
  /// Runs `body` as one unit: all that it changes, here and in other stores on the same disk, or nothing where it throws.
  /// One inside another joins it, and undoes its own part alone where it throws.
  func transaction<T: Sendable>(_ body: () throws -> T) throws -> T

  /// Runs `body`, which changes nothing, so that all it asks is answered from one state. Holds up no writer.
  func snapshot<T: Sendable>(_ body: () throws -> T) throws -> T

  /// Adds a shipment and assigns its number.
  func insertShipment(_ label: ShippingLabel) throws -> Shipment

  /// The shipment with this number.
  func shipment(_ number: Int64) throws -> Shipment?

  /// The shipment of an item to a buyer.
  func shipment(itemId: String, buyerId: String) throws -> Shipment?

  /// What a user sends or receives, or only what they do in one role: the newest first, at most `limit` of those whose
  /// numbers are below `before`.
  func shipments(of userId: String, as role: ShipmentRole?, before: Int64?, limit: Int) throws -> [Shipment]

  /// Adds an event to a shipment.
  func insertEvent(_ event: TrackingEvent, shipment: Int64) throws

  /// The events of these shipments, each in the order in which they were added. Shipments without events are left out.
  func events(of shipments: [Int64]) throws -> [Int64: [TrackingEvent]]
}

extension ShippingStore {
  /// All that a user sends or receives, the newest first.
  public func shipments(of userId: String) throws -> [Shipment] {
    try shipments(of: userId, as: nil, before: nil, limit: .max)
  }
}

import Shipping

/// A parcel as one of its two people sees it.
struct SeenShipment: Equatable, Sendable {
  let shipment: JoinedShipment
  /// Nil where it is neither's.
  let role: ShipmentRole?

  init(_ shipment: JoinedShipment, by userId: String) {
    self.shipment = shipment
    role = ShipmentRole(of: userId, in: shipment.tracked.shipment)
  }
}

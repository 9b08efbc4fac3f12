import Shipping

/// A parcel as one of its two people sees it.
struct SeenShipment: Equatable, Sendable {
  let shipment: ShipmentViewModel
  /// Nil where it is neither's.
  let role: ShipmentRole?

  init(_ shipment: ShipmentViewModel, by userId: String) {
    self.shipment = shipment
    role = ShipmentRole(of: userId, in: shipment.tracked.shipment)
  }
}

import Shipping

/// A parcel with what people want to read beside it.
struct JoinedShipment: Sendable, Equatable {
  let tracked: TrackedShipment

  /// The title of the item; nil where that is gone.
  let title: String?

  /// Handles; nil where the person is unknown by now.
  let seller: String?
  let buyer: String?

  var number: Int64 { tracked.shipment.number }
  var label: ShippingLabel { tracked.shipment.label }
  var status: ShipmentStatus { tracked.status }
}

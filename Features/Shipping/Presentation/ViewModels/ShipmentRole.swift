import Shipping

/// The two sides of a parcel, as people type them.
enum ShipmentRole: String, CaseIterable, Sendable {
  case seller, buyer

  /// The side on which a user is; nil for somebody else.
  init?(of userId: String, in shipment: Shipment) {
    if shipment.label.sellerId == userId {
      self = .seller
    } else if shipment.label.buyerId == userId {
      self = .buyer
    } else {
      return nil
    }
  }
}

/// The two sides of a parcel. The raw values are what people type.
public enum ShipmentRole: String, Sendable, CaseIterable {
  /// Who sends it.
  case seller
  /// Who waits for it.
  case buyer

  /// The side on which a user is; nil for somebody else.
  public init?(of userId: String, in shipment: Shipment) {
    if shipment.label.sellerId == userId {
      self = .seller
    } else if shipment.label.buyerId == userId {
      self = .buyer
    } else {
      return nil
    }
  }
}

/// Where a parcel is. The raw values are what people type and what is kept.
public enum ShipmentStatus: String, Sendable, CaseIterable {
  /// The parcel has a number, and no carrier has seen it yet.
  case label
  /// The carrier has it.
  case accepted
  /// It is on its way.
  case inTransit = "in-transit"
  /// It is on the last vehicle.
  case outForDelivery = "out-for-delivery"
  /// The carrier says that it arrived.
  case delivered
  /// Something is in its way.
  case exception
  /// It went back to the seller.
  case returned
  /// The buyer says that it arrived.
  case received

  /// What the seller may enter: all that a carrier can report. Only the buyer's `receive` makes `received`.
  public static let carrierStatuses = allCases.filter { $0 != .received }

  /// Whether the parcel arrived, so that the sale is finished.
  public var isArrival: Bool { self == .delivered || self == .received }
}

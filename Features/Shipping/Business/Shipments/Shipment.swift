#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// One parcel from the seller of a reserved item to its buyer.
public struct Shipment: Sendable, Equatable {
  /// The short number that people type; 1 or more.
  public let number: Int64

  /// What is in the parcel, and who sent it to whom with which carrier.
  public let label: ShippingLabel

  /// A shipment as it is.
  public init(number: Int64, label: ShippingLabel) {
    self.number = number
    self.label = label
  }

  /// Whether a user is its seller or its buyer.
  public func involves(_ userId: String) -> Bool { label.sellerId == userId || label.buyerId == userId }
}

/// What is known of a shipment when it is made, and never changes.
public struct ShippingLabel: Sendable, Equatable {
  /// The item in the parcel.
  public let itemId: String

  /// Who sends it.
  public let sellerId: String

  /// Whom it is for.
  public let buyerId: String

  /// The carrier's code, such as `fedex`.
  public let carrier: String

  /// The carrier's service or kind of number.
  public let service: String

  /// The carrier's number: upper-case letters and digits.
  public let trackingNumber: String

  /// When the seller entered it; whole milliseconds.
  public let createdAt: Date

  /// A label as it is.
  public init(
    itemId: String, sellerId: String, buyerId: String, carrier: String, service: String, trackingNumber: String,
    createdAt: Date
  ) {
    self.itemId = itemId
    self.sellerId = sellerId
    self.buyerId = buyerId
    self.carrier = carrier
    self.service = service
    self.trackingNumber = trackingNumber
    self.createdAt = createdAt
  }
}

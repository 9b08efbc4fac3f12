#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Something that a seller offers, offered, or withdrew.
public struct Listing: Sendable, Equatable {
  /// What people type: 1 and up, assigned by the store, never used twice.
  public let number: Int64

  /// The user who offers it.
  public let sellerId: String

  /// What the listing is called outside of this market, unique among its seller's: the foreign id of an imported
  /// listing, a reference made here for any other. An import recognises a listing by it.
  public let reference: String

  /// What the seller says about it.
  public var details: ListingDetails

  /// Whether it can be had, and who holds it.
  public var status: ListingStatus

  /// When it came to this market; whole milliseconds.
  public let createdAt: Date

  /// When its details or its status last changed; whole milliseconds.
  public var updatedAt: Date

  /// A listing as a store knows it.
  public init(
    number: Int64, sellerId: String, reference: String, details: ListingDetails, status: ListingStatus,
    createdAt: Date, updatedAt: Date
  ) {
    self.number = number
    self.sellerId = sellerId
    self.reference = reference
    self.details = details
    self.status = status
    self.createdAt = createdAt
    self.updatedAt = updatedAt
  }
}

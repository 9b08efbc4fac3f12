#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A finished sale: one item that went from a seller to a buyer. Each of the two may write one review about the other.
public struct Deal: Hashable, Sendable {
  /// Assigned by the store.
  public let number: Int64

  /// What was sold and to whom.
  public let terms: DealTerms

  /// When it was finished, in whole milliseconds.
  public let finished: Date

  /// A deal as the store keeps it.
  public init(number: Int64, terms: DealTerms, finished: Date) {
    self.number = number
    self.terms = terms
    self.finished = finished
  }

  /// The other side of the deal; nil for somebody who took no part.
  public func counterpart(of account: Int64) -> Int64? {
    switch account {
    case terms.seller: terms.buyer
    case terms.buyer: terms.seller
    default: nil
    }
  }
}

/// What two people agreed on. One item is dealt to one buyer once.
public struct DealTerms: Hashable, Sendable {
  /// The item's id, opaque here.
  public let itemId: String

  /// The account that gave the item.
  public let seller: Int64

  /// The account that received it.
  public let buyer: Int64

  /// The price in minor units of `currencyCode`.
  public let priceMinorUnits: Int64

  /// ISO 4217.
  public let currencyCode: String

  /// Terms as they were agreed.
  public init(itemId: String, seller: Int64, buyer: Int64, priceMinorUnits: Int64, currencyCode: String) {
    self.itemId = itemId
    self.seller = seller
    self.buyer = buyer
    self.priceMinorUnits = priceMinorUnits
    self.currencyCode = currencyCode
  }
}

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// One entry of a listing's history: what it became, by whom and when. The first one is its creation.
public struct StatusChange: Sendable, Equatable {
  /// The listing's number.
  public let number: Int64

  /// What the listing became.
  public let status: ListingStatus

  /// The user who did it.
  public let actorId: String

  /// When; whole milliseconds.
  public let at: Date

  /// An entry of a history.
  public init(number: Int64, status: ListingStatus, actorId: String, at: Date) {
    self.number = number
    self.status = status
    self.actorId = actorId
    self.at = at
  }

  /// Whether a third person, nil being anybody, may know of this entry.
  func concerns(_ userId: String?) -> Bool {
    status.agreement.map { $0.buyerId == userId } ?? true
  }
}

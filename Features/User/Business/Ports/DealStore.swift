#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Finished deals and their reviews.
public protocol DealStore: Sendable {
  /// The deal of an item and a buyer.
  func deal(itemId: String, buyer: Int64) throws -> Deal?

  /// The deals of an item with anybody, oldest first.
  func deals(itemId: String) throws -> [Deal]

  /// The deals between two accounts in either role, oldest first.
  func deals(between one: Int64, and other: Int64) throws -> [Deal]

  /// Whether an account took part in any deal.
  func hasDeals(_ account: Int64) throws -> Bool

  /// Adds a deal that there is none of yet, and numbers it.
  func addDeal(_ terms: DealTerms, finished: Date) throws -> Deal

  /// Those of these deals that an account wrote a review about.
  func reviewedDeals(_ deals: [Int64], author: Int64) throws -> Set<Int64>

  /// Adds a review that this author did not write yet about this deal.
  func addReview(_ review: Review) throws

  /// What was written about an account, newest first, at most `limit`.
  func reviews(about subject: Int64, limit: Int) throws -> [WrittenReview]
}

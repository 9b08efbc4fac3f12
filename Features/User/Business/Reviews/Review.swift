#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What one side of a finished deal thinks of the other.
public struct Review: Hashable, Sendable {
  /// The deal it is about.
  public let deal: Int64

  /// The account that wrote it.
  public let author: Int64

  /// The account that it is about.
  public let subject: Int64

  /// 1 to 5.
  public let rating: Int

  /// 1 to 2,000 characters.
  public let text: String

  /// When it was written, in whole milliseconds.
  public let written: Date

  /// Ratings that a review may give.
  public static let ratings = 1...5

  /// A review as the store keeps it.
  public init(deal: Int64, author: Int64, subject: Int64, rating: Int, text: String, written: Date) {
    self.deal = deal
    self.author = author
    self.subject = subject
    self.rating = rating
    self.text = text
    self.written = written
  }
}

/// A review, who wrote it, and about which item.
public struct WrittenReview: Hashable, Sendable {
  /// The review.
  public let review: Review

  /// Who wrote it.
  public let author: Person

  /// The item of the deal.
  public let itemId: String

  /// A review joined with what names it.
  public init(review: Review, author: Person, itemId: String) {
    self.review = review
    self.author = author
    self.itemId = itemId
  }
}

/// A finished sale.
public struct CannedDeal: Sendable, Hashable {
  /// What changed hands.
  public let itemId: String
  /// Who sold it.
  public let sellerId: String
  /// Who bought it.
  public let buyerId: String
  /// What was paid, in minor units of `currencyCode`.
  public let priceMinorUnits: Int64
  /// ISO 4217.
  public let currencyCode: String
}

/// What one side of a deal wrote about the other.
public struct CannedReview: Sendable, Hashable {
  /// What changed hands.
  public let itemId: String
  /// Who wrote it.
  public let authorId: String
  /// Whom it is about.
  public let subjectId: String
  /// 1 to 5.
  public let rating: Int
  /// How it was.
  public let text: String

  init(of itemId: String, by authorId: String, about subjectId: String, _ rating: Int, _ text: String) {
    self.itemId = itemId
    self.authorId = authorId
    self.subjectId = subjectId
    self.rating = rating
    self.text = text
  }
}

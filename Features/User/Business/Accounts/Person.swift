public import UserInterface

/// An account with what others think of it.
public struct Person: Hashable, Sendable {
  /// Who it is.
  public let account: Account

  /// Every rating that the person was given.
  public let ratings: RatingTotals

  /// A person as the store answers it.
  public init(account: Account, ratings: RatingTotals = RatingTotals()) {
    self.account = account
    self.ratings = ratings
  }

  /// The number of the account.
  public var number: Int64 { account.number }
}

extension Person: UserSummary {
  /// The number of the account as text.
  public var id: String { String(account.number) }

  /// Lower case, without `@`.
  public var handle: String { account.handle.text }

  /// What people read.
  public var displayName: String { account.card.displayName }

  /// The nearest `Double` to the exact mean; `ratings` has the exact one.
  public var averageRating: Double? {
    ratings.count == 0 ? nil : Double(ratings.sum) / Double(ratings.count)
  }

  /// How many ratings there are.
  public var ratingCount: Int { ratings.count }
}

/// What anybody may see of a person.
public struct Profile: Hashable, Sendable {
  /// The person.
  public let person: Person

  /// How many follow the person.
  public var followerCount: Int

  /// How many the person follows.
  public let followingCount: Int

  /// How many items the person has on sale now, reserved ones included.
  public let itemsOnSale: Int

  /// How many of their items changed hands.
  public let itemsSold: Int

  /// What others wrote, newest first, up to the limit that was asked for.
  public let reviews: [WrittenReview]

  /// What anybody may see, joined from its sources.
  public init(
    person: Person, followerCount: Int, followingCount: Int, itemsOnSale: Int, itemsSold: Int,
    reviews: [WrittenReview]
  ) {
    self.person = person
    self.followerCount = followerCount
    self.followingCount = followingCount
    self.itemsOnSale = itemsOnSale
    self.itemsSold = itemsSold
    self.reviews = reviews
  }
}

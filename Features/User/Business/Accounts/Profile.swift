/// What anybody may see of a person.
public struct Profile: Sendable {
  /// The person.
  public let person: Person

  /// How many follow the person.
  public let followerCount: Int

  /// How many the person follows.
  public let followingCount: Int

  /// How many items the person has on sale now, reserved ones included.
  public let itemsOnSale: Int

  /// How many of their items changed hands.
  public let itemsSold: Int

  /// What others wrote, newest first, up to the limit that was asked for.
  public let reviews: [WrittenReview]
}

public import UserInterface

/// Somebody of the canned world.
public struct CannedPerson: UserSummary {
  /// Opaque and stable: a number, as everywhere in the market.
  public let id: String
  /// What people type.
  public let handle: String
  /// What people read.
  public let displayName: String
  /// Where they are.
  public let place: String?
  /// What they say about themselves.
  public let bio: String?
  /// The mean of all ratings, 1 to 5; nil without any.
  public internal(set) var averageRating: Double?
  /// How many ratings there are.
  public internal(set) var ratingCount = 0

  init(
    _ id: String, _ handle: String, _ displayName: String, place: String? = nil, bio: String? = nil
  ) {
    self.id = id
    self.handle = handle
    self.displayName = displayName
    self.place = place
    self.bio = bio
  }
}

extension CannedPerson: CustomStringConvertible {
  /// `@ana`
  public var description: String { "@\(handle)" }
}

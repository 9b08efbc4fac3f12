/// What User offers to other modules: people, who is signed in, and what they think of each other.
///
/// Ids are opaque strings. Requirements answer from this process's disk and may be called from any thread.
public protocol UserInterface: Sendable {
  /// The user with this id, where there is one.
  func user(_ id: String) throws -> (any UserSummary)?

  /// The users with these ids, in the order of `ids` and as often as they are in it; unknown ones are left out.
  func users(ids: [String]) throws -> [any UserSummary]

  /// The user with this handle, where there is one: in either case of ASCII, with or without an `@` in front.
  func user(handle: String) throws -> (any UserSummary)?

  /// The users with these handles, written as for one, in the order of `handles` and as often as they are in it;
  /// unknown ones are left out.
  func users(handles: [String]) throws -> [any UserSummary]

  /// Who uses the program, or nil where nobody signed in.
  func signedInUser() throws -> (any UserSummary)?

  /// Whether either of the two blocks the other; false for unknown ones.
  func isBlocked(_ userId: String, with otherId: String) throws -> Bool

  /// Records that an item changed hands at a price in minor units, after which each side may write one review. The deal
  /// of an item and a buyer that is known already stays as it is.
  ///
  /// Throws where the seller or the buyer is unknown, and where they are one.
  func recordDeal(
    itemId: String, sellerId: String, buyerId: String, priceMinorUnits: Int64, currencyCode: String) throws

  /// Puts a person's profile on stage. Throws where there is no such person.
  func showProfile(_ id: String) throws
}

/// A person as other modules see them.
public protocol UserSummary: Sendable {
  /// Opaque and stable.
  var id: String { get }

  /// What people type: unique, lower case, without `@`.
  var handle: String { get }

  /// What people read.
  var displayName: String { get }

  /// The mean of all ratings, 1 to 5; nil without any.
  var averageRating: Double? { get }

  /// How many ratings there are.
  var ratingCount: Int { get }
}

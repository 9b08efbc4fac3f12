import User

/// A profile, and how whoever looks at it stands to its person.
struct Standing: Equatable, Sendable {
  var profile: Profile
  /// Whether it is one's own.
  let isOwn: Bool
  /// Nil for one's own, and where nobody is signed in.
  var relation: Relation?

  var handle: String { profile.person.handle }
}

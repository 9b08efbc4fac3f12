extension UserManager {
  /// Follows a person. False where it was so before.
  ///
  /// Throws `UserError` where one blocks the other, for oneself and for an unknown handle.
  public func follow(_ handle: String, by actor: Int64) throws -> Changed {
    try change(handle, actor: actor, refusing: .follow) { other in
      if try store.isBlocking(actor, other.number) { throw UserError.blocking(other.account.handle) }
      if try store.isBlocking(other.number, actor) { throw UserError.blockedBy(other.account.handle) }
      if try store.isFollowing(actor, other.number) { return false }
      try store.addFollow(actor, other.number, since: moment)
      return true
    }
  }

  /// Ends a follow. Nothing is changed where there was none.
  public func unfollow(_ handle: String, by actor: Int64) throws -> Changed {
    try change(handle, actor: actor, refusing: .follow) { other in
      guard try store.isFollowing(actor, other.number) else { return false }
      try store.removeFollow(actor, other.number)
      return true
    }
  }

  /// Blocks a person: neither can follow, write to or buy from the other, and follows end in both directions.
  public func block(_ handle: String, by actor: Int64) throws -> Changed {
    try change(handle, actor: actor, refusing: .block) { other in
      if try store.isBlocking(actor, other.number) { return false }
      try store.addBlock(actor, other.number, since: moment)
      try store.removeFollow(actor, other.number)
      try store.removeFollow(other.number, actor)
      return true
    }
  }

  /// Ends a block. Nothing is changed where there was none; the other's block stays.
  public func unblock(_ handle: String, by actor: Int64) throws -> Changed {
    try change(handle, actor: actor, refusing: .block) { other in
      guard try store.isBlocking(actor, other.number) else { return false }
      try store.removeBlock(actor, other.number)
      return true
    }
  }

  /// How the acting person stands to somebody. The other's own follows and blocks are not told.
  public func relation(to handle: String, by actor: Int64) throws -> Relation {
    try store.snapshot {
      let other = try person(handle: handle)
      return Relation(
        isFollowing: try store.isFollowing(actor, other.number), isBlocking: try store.isBlocking(actor, other.number))
    }
  }

  /// Whether either of two accounts blocks the other.
  public func isBlocked(_ one: Int64, with other: Int64) throws -> Bool {
    if try store.isBlocking(one, other) { return true }
    return try store.isBlocking(other, one)
  }

  private func change(
    _ handle: String, actor: Int64, refusing action: SelfAction, _ body: (Person) throws -> Bool
  ) throws -> Changed {
    try store.transaction {
      let other = try person(handle: handle)
      _ = try person(number: actor)
      if other.number == actor { throw UserError.withOneself(action) }
      return Changed(person: other, isNew: try body(other))
    }
  }
}

/// The other person of a change, and whether anything changed.
public struct Changed: Hashable, Sendable {
  /// The other person.
  public let person: Person

  /// False where all was so before.
  public let isNew: Bool
}

/// How one person stands to another.
public struct Relation: Hashable, Sendable {
  /// Whether the one follows the other.
  public var isFollowing: Bool

  /// Whether the one blocks the other.
  public var isBlocking: Bool

  /// A relation.
  public init(isFollowing: Bool, isBlocking: Bool) {
    self.isFollowing = isFollowing
    self.isBlocking = isBlocking
  }
}

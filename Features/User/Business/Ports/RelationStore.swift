#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Who follows whom, and who blocks whom.
public protocol RelationStore: Sendable {
  /// Whether one account follows another.
  func isFollowing(_ follower: Int64, _ followed: Int64) throws -> Bool

  /// Lets one account follow another that it does not follow yet.
  func addFollow(_ follower: Int64, _ followed: Int64, since: Date) throws

  /// Ends a follow; none is ignored.
  func removeFollow(_ follower: Int64, _ followed: Int64) throws

  /// How many follow an account, and how many it follows.
  func followCounts(of account: Int64) throws -> FollowCounts

  /// Whether one account blocks another, in this direction.
  func isBlocking(_ blocker: Int64, _ blocked: Int64) throws -> Bool

  /// Lets one account block another that it does not block yet.
  func addBlock(_ blocker: Int64, _ blocked: Int64, since: Date) throws

  /// Ends a block; none is ignored.
  func removeBlock(_ blocker: Int64, _ blocked: Int64) throws
}

/// Follows of an account in both directions.
public struct FollowCounts: Hashable, Sendable {
  /// How many follow the account.
  public let followers: Int

  /// How many the account follows.
  public let following: Int

  /// Both counts.
  public init(followers: Int, following: Int) {
    self.followers = followers
    self.following = following
  }
}

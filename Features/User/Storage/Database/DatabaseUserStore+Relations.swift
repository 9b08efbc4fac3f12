import Storage
public import User

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension DatabaseUserStore {
  /// Whether one account follows another.
  public func isFollowing(_ follower: Int64, _ followed: Int64) throws -> Bool {
    try database.read { db in
      try db.exists("SELECT 1 FROM user_follow WHERE follower = \(follower) AND followed = \(followed)")
    }
  }

  /// Adds a follow.
  public func addFollow(_ follower: Int64, _ followed: Int64, since: Date) throws {
    try execute("INSERT INTO user_follow (follower, followed, since) VALUES (\(follower), \(followed), \(since))")
  }

  /// Ends a follow.
  public func removeFollow(_ follower: Int64, _ followed: Int64) throws {
    try execute("DELETE FROM user_follow WHERE follower = \(follower) AND followed = \(followed)")
  }

  /// How many follow an account, and how many it follows.
  public func followCounts(of account: Int64) throws -> FollowCounts {
    try database.read { db in
      FollowCounts(
        followers: try db.value("SELECT count(*) FROM user_follow WHERE followed = \(account)") ?? 0,
        following: try db.value("SELECT count(*) FROM user_follow WHERE follower = \(account)") ?? 0)
    }
  }

  /// Whether one account blocks another.
  public func isBlocking(_ blocker: Int64, _ blocked: Int64) throws -> Bool {
    try database.read { db in
      try db.exists("SELECT 1 FROM user_block WHERE blocker = \(blocker) AND blocked = \(blocked)")
    }
  }

  /// Adds a block.
  public func addBlock(_ blocker: Int64, _ blocked: Int64, since: Date) throws {
    try execute("INSERT INTO user_block (blocker, blocked, since) VALUES (\(blocker), \(blocked), \(since))")
  }

  /// Ends a block.
  public func removeBlock(_ blocker: Int64, _ blocked: Int64) throws {
    try execute("DELETE FROM user_block WHERE blocker = \(blocker) AND blocked = \(blocked)")
  }
}

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension MemoryUserStore {
  /// Whether one account follows another.
  public func isFollowing(_ follower: Int64, _ followed: Int64) throws -> Bool {
    try access { $0.follows.contains(Relation(from: follower, to: followed)) }
  }

  /// Adds a follow; when it began is not kept.
  public func addFollow(_ follower: Int64, _ followed: Int64, since: Date) throws {
    try access { state in
      try state.require(follower, followed)
      guard state.follows.insert(Relation(from: follower, to: followed)).inserted else { throw Misfit() }
    }
  }

  /// Ends a follow.
  public func removeFollow(_ follower: Int64, _ followed: Int64) throws {
    try access { _ = $0.follows.remove(Relation(from: follower, to: followed)) }
  }

  /// How many follow an account, and how many it follows.
  public func followCounts(of account: Int64) throws -> FollowCounts {
    try access { state in
      FollowCounts(
        followers: state.follows.count { $0.to == account }, following: state.follows.count { $0.from == account })
    }
  }

  /// Whether one account blocks another.
  public func isBlocking(_ blocker: Int64, _ blocked: Int64) throws -> Bool {
    try access { $0.blocks.contains(Relation(from: blocker, to: blocked)) }
  }

  /// Adds a block; when it began is not kept.
  public func addBlock(_ blocker: Int64, _ blocked: Int64, since: Date) throws {
    try access { state in
      try state.require(blocker, blocked)
      guard state.blocks.insert(Relation(from: blocker, to: blocked)).inserted else { throw Misfit() }
    }
  }

  /// Ends a block.
  public func removeBlock(_ blocker: Int64, _ blocked: Int64) throws {
    try access { _ = $0.blocks.remove(Relation(from: blocker, to: blocked)) }
  }
}

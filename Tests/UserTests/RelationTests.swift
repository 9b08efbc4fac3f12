import Testing
import User

struct RelationTests {
  let market = Neighbourhood()
  let ana: Int64
  let bob: Int64

  init() throws {
    let numbers = try market.people("ana", "bob")
    (ana, bob) = (numbers[0], numbers[1])
  }

  @Test("Following twice changes nothing the second time")
  func followTwice() throws {
    #expect(try market.manager.follow("bob", by: ana).isNew)
    #expect(try !market.manager.follow("BOB", by: ana).isNew)
    #expect(try market.store.followCounts(of: bob) == FollowCounts(followers: 1, following: 0))
  }

  @Test("How one stands to another is told in this direction alone")
  func relation() throws {
    _ = try market.manager.follow("bob", by: ana)
    #expect(try market.manager.relation(to: "bob", by: ana) == Relation(isFollowing: true, isBlocking: false))
    #expect(try market.manager.relation(to: "ana", by: bob) == Relation(isFollowing: false, isBlocking: false))
    _ = try market.manager.block("bob", by: ana)
    #expect(try market.manager.relation(to: "bob", by: ana) == Relation(isFollowing: false, isBlocking: true))
  }

  @Test("Unfollowing ends it, also where there was nothing to end")
  func unfollow() throws {
    _ = try market.manager.follow("bob", by: ana)
    #expect(try market.manager.unfollow("bob", by: ana).isNew)
    #expect(try !market.manager.unfollow("bob", by: ana).isNew)
  }

  @Test("A block ends follows in both directions")
  func blockEndsFollows() throws {
    _ = try market.manager.follow("bob", by: ana)
    _ = try market.manager.follow("ana", by: bob)
    #expect(try market.manager.block("bob", by: ana).isNew)
    #expect(try !market.manager.block("bob", by: ana).isNew)
    #expect(try market.store.followCounts(of: ana) == FollowCounts(followers: 0, following: 0))
  }

  @Test("Neither side of a block can follow the other")
  func followBlocked() throws {
    _ = try market.manager.block("bob", by: ana)
    #expect(throws: UserError.blocking(try Handle("bob"))) { try market.manager.follow("bob", by: ana) }
    #expect(throws: UserError.blockedBy(try Handle("ana"))) { try market.manager.follow("ana", by: bob) }
  }

  @Test("A block lasts until whoever blocks ends it")
  func unblock() throws {
    _ = try market.manager.block("bob", by: ana)
    #expect(try !market.manager.unblock("ana", by: bob).isNew)
    #expect(try market.manager.isBlocked(bob, with: ana))
    #expect(try market.manager.unblock("bob", by: ana).isNew)
    #expect(try !market.manager.isBlocked(bob, with: ana))
  }

  @Test("Nobody follows or blocks themselves, or somebody unknown")
  func refusals() {
    #expect(throws: UserError.withOneself(.follow)) { try market.manager.follow("ana", by: ana) }
    #expect(throws: UserError.withOneself(.block)) { try market.manager.block("ana", by: ana) }
    #expect(throws: UserError.unknownHandle("zoe")) { try market.manager.block("zoe", by: ana) }
    #expect(throws: UserError.unknownUser("99")) { try market.manager.follow("bob", by: 99) }
  }
}

import Testing
import User

@Suite("Relations in every store")
struct RelationStoreTests {
  @Test("A follow has a direction and is counted on both sides", arguments: StoreKind.allCases)
  func follows(kind: StoreKind) throws {
    let store = try kind.make()
    _ = try store.add("ana", "bob")
    try store.addFollow(1, 2, since: Moment.first)
    #expect(try store.isFollowing(1, 2))
    #expect(try !store.isFollowing(2, 1))
    #expect(try store.followCounts(of: 1) == FollowCounts(followers: 0, following: 1))
    #expect(try store.followCounts(of: 2) == FollowCounts(followers: 1, following: 0))
    try store.removeFollow(2, 1)
    #expect(try store.isFollowing(1, 2))
    try store.removeFollow(1, 2)
    #expect(try !store.isFollowing(1, 2))
  }

  @Test("A block has a direction", arguments: StoreKind.allCases)
  func blocks(kind: StoreKind) throws {
    let store = try kind.make()
    _ = try store.add("ana", "bob")
    try store.addBlock(1, 2, since: Moment.first)
    #expect(try store.isBlocking(1, 2))
    #expect(try !store.isBlocking(2, 1))
    try store.removeBlock(1, 2)
    #expect(try !store.isBlocking(1, 2))
  }
}

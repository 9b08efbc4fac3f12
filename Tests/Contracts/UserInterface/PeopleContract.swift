import Testing
import UserInterface

@Suite("Looking people up")
struct PeopleContract {
  @Test("a person is known by id and by handle", arguments: Implementation.allCases)
  func known(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    let users = stall.world.users
    for person in [try users.user(stall.ben), try users.user(handle: "ben")] {
      let person = try #require(person)
      #expect(person.id == stall.ben)
      #expect(person.handle == "ben")
      #expect(!person.displayName.isEmpty)
      #expect(person.averageRating == nil)
      #expect(person.ratingCount == 0)
    }
  }

  @Test(
    "a handle is found in either case, with or without an @ in front", arguments: Implementation.allCases,
    ["ben", "BEN", "bEn", "@ben", "@Ben"])
  func spelling(implementation: Implementation, handle: String) throws {
    let stall = try Stall(implementation)
    #expect(try stall.world.users.user(handle: handle)?.id == stall.ben)
    #expect(try stall.world.users.users(handles: [handle]).map(\.id) == [stall.ben])
  }

  @Test(
    "what is no handle of anybody is not found", arguments: Implementation.allCases,
    ["dan", "", "@", "@@ben", " ben", "ben ", "b\u{E9}n", "ｂｅｎ"])
  func unknownHandle(implementation: Implementation, handle: String) throws {
    let stall = try Stall(implementation)
    #expect(try stall.world.users.user(handle: handle) == nil)
    #expect(try stall.world.users.users(handles: [handle]).isEmpty)
  }

  @Test("only the letters of ASCII have two cases", arguments: Implementation.allCases)
  func kelvin(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    _ = try stall.world.addPerson("kim")
    #expect(try stall.world.users.user(handle: "Kim") != nil)
    #expect(try stall.world.users.user(handle: "\u{212A}im") == nil)
  }

  @Test("an id that was never given out is nobody's", arguments: Implementation.allCases, unknownIds)
  func unknown(implementation: Implementation, id: String) throws {
    let stall = try Stall(implementation)
    #expect(try stall.world.users.user(id) == nil)
    #expect(try stall.world.users.users(ids: [id]).isEmpty)
    #expect(throws: (any Error).self) { try stall.world.users.showProfile(id) }
  }

  @Test(
    "many come in the order asked for, as often as they are asked for, without the unknown",
    arguments: Implementation.allCases)
  func many(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    let users = stall.world.users
    let ids = try users.users(ids: [stall.chloe, "99", stall.ana, "", stall.chloe]).map(\.id)
    #expect(ids == [stall.chloe, stall.ana, stall.chloe])
    let handles = try users.users(handles: ["chloe", "dan", "ANA", "", "Chloe"]).map(\.handle)
    #expect(handles == ["chloe", "ana", "chloe"])
    #expect(try users.users(ids: []).isEmpty)
    #expect(try users.users(handles: []).isEmpty)
  }

  @Test("who uses the program is who signed in, and nobody before and after", arguments: Implementation.allCases)
  func signedIn(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    #expect(try stall.world.users.signedInUser() == nil)
    try stall.world.signIn("ben")
    #expect(try stall.world.users.signedInUser()?.id == stall.ben)
    try stall.world.signIn("chloe")
    #expect(try stall.world.users.signedInUser()?.id == stall.chloe)
    try stall.world.signIn(nil)
    #expect(try stall.world.users.signedInUser() == nil)
  }

  @Test("a profile that there is can be put on stage", arguments: Implementation.allCases)
  func show(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    #expect(throws: Never.self) { try stall.world.users.showProfile(stall.ben) }
  }
}

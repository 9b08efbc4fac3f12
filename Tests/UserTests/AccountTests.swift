import ClockTesting
import Mocking
import Testing
import User
import UserInterface

struct AccountTests {
  let market = Neighbourhood()

  @Test("Who registers is signed in")
  func registering() throws {
    let ana = try market.register("Ana", name: "Ana Dias")
    #expect(ana.handle == "ana")
    #expect(try market.feature.signedInUser()?.id == ana.id)
    #expect(ana.account.created == market.clock.now)
  }

  @Test("A handle is given once, whatever its case")
  func takenHandle() throws {
    try market.register("ana")
    #expect(throws: UserError.handleTaken(try Handle("ana"))) { try market.register("ANA") }
  }

  @Test("A password has 8 to 1,000 characters", arguments: [0, 7, 1_001, 100_000])
  func passwordLength(length: Int) {
    #expect(throws: UserError.invalidPassword) {
      try market.register("ana", password: String(repeating: "p", count: length))
    }
  }

  @Test("Passwords at the limits are taken", arguments: [8, 1_000])
  func passwordLimits(length: Int) throws {
    try market.register("ana", password: String(repeating: "p", count: length))
  }

  @Test("A person of an import is made once and cannot sign in")
  func importedPerson() throws {
    let garage = try market.manager.createPerson(handle: "garage", displayName: "Garage")
    #expect(try market.manager.createPerson(handle: "Garage", displayName: "Other") == garage)
    #expect(throws: UserError.wrongCredentials) { try market.manager.login(handle: "garage", password: "") }
  }

  @Test("Editing changes what is given and leaves the rest")
  func editing() throws {
    let ana = try market.register("ana", name: "Ana")
    _ = try market.manager.edit(CardChange(bio: "Lamps", place: "Porto"), by: ana.number)
    let edited = try market.manager.edit(CardChange(displayName: "Ana D.", place: ""), by: ana.number)
    #expect(edited.account.card == (try Card(displayName: "Ana D.", bio: "Lamps")))
    #expect(try market.manager.person(handle: "ana") == edited)
  }

  @Test("A profile counts followers, reviews and items")
  func profile() throws {
    let numbers = try market.people("ana", "bob")
    _ = try market.manager.follow("ana", by: numbers[1])
    let profile = try market.manager.profile(handle: "@Ana")
    #expect(profile.followerCount == 1)
    #expect(profile.followingCount == 0)
    #expect(profile.itemsOnSale == 2)
    #expect(profile.itemsSold == 1)
    #expect(profile.reviews.isEmpty)
  }

  @Test("A profile of nobody is refused", arguments: ["carol", "", "no handle"])
  func unknownProfile(handle: String) {
    #expect(throws: UserError.unknownHandle(handle)) { try market.manager.profile(handle: handle) }
  }
}

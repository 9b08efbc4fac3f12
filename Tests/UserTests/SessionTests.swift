import ClockTesting
import FoundationEssentials
import ItemInterfaceMocks
import Mocking
import Testing
import User
import UserInterface

struct SessionTests {
  let market = Neighbourhood()

  @Test("Nobody is signed in at first")
  func nobody() throws {
    #expect(try market.feature.signedInUser() == nil)
    #expect(throws: UserError.notSignedIn) { try market.manager.requireSignedIn() }
    #expect(throws: UserError.notSignedIn) { try market.manager.logout() }
  }

  @Test("With several accounts the latest sign-in counts, unless one is selected")
  func several() throws {
    try market.register("ana")
    try market.register("bob")
    _ = try market.manager.login(handle: "ana", password: "correct horse")
    #expect(try market.manager.signedInPeople().map(\.handle) == ["ana", "bob"])
    #expect(try market.manager.requireSignedIn().handle == "ana")
    market.selection.select("BOB")
    #expect(try market.manager.requireSignedIn().handle == "bob")
  }

  @Test("Selecting an account that did not sign in is refused")
  func selectedStranger() throws {
    try market.register("ana")
    market.selection.select("carol")
    #expect(throws: UserError.notSignedInAs("carol")) { try market.feature.signedInUser() }
  }

  @Test("Signing out ends the session on both sides")
  func logout() throws {
    try market.register("ana")
    let token = try #require(try market.sessionFile.tokens().first)
    #expect(try market.manager.logout().handle == "ana")
    #expect(try market.sessionFile.tokens().isEmpty)
    try market.sessionFile.update { $0 = [token] }
    #expect(try market.manager.signedIn() == nil)
  }

  @Test("Signing out ends the selected session alone; all ends all")
  func logoutOne() throws {
    try market.register("ana")
    try market.register("bob")
    try market.register("carol")
    market.selection.select("ana")
    _ = try market.manager.logout()
    market.selection.select(nil)
    #expect(try market.manager.signedInPeople().map(\.handle) == ["carol", "bob"])
    #expect(try market.manager.logoutAll().count == 2)
    #expect(try market.manager.signedIn() == nil)
  }

  @Test("Signing in again replaces the session of the same account")
  func again() throws {
    try market.register("ana")
    let old = try market.sessionFile.tokens()
    _ = try market.manager.login(handle: "ana", password: "correct horse")
    #expect(try market.sessionFile.tokens().count == 1)
    try market.sessionFile.update { $0 = old }
    #expect(try market.manager.signedIn() == nil)
  }

  @Test("Tokens of another database sign nobody in")
  func foreignToken() throws {
    try market.register("ana")
    try market.sessionFile.update { $0 = ["token-of-elsewhere"] }
    #expect(try market.manager.signedIn() == nil)
  }

  @Test("A session ends by itself")
  func expiry() throws {
    try market.register("ana")
    market.clock.advance(by: Session.lifetime - 1)
    #expect(try market.manager.signedIn() != nil)
    market.clock.advance(by: 1)
    #expect(try market.manager.signedIn() == nil)
  }

  @Test("Tokens of sessions that ended are forgotten at the next sign-in, those of others are not")
  func obsoleteTokens() throws {
    try market.register("bob")
    let bob = try market.sessionFile.tokens()
    try market.sessionFile.update { $0.append("of a session that ended") }
    try market.register("ana")
    let tokens = try market.sessionFile.tokens()
    #expect(tokens.count == 2 && tokens.first == bob.first)
  }

  @Test("A token that cannot be kept leaves no session behind")
  func fullDisk() throws {
    let manager = managerOnFullDisk()
    #expect(throws: FullSessionFile.Full.self) {
      try manager.register(handle: "ana", card: Card(displayName: "Ana"), password: "correct horse")
    }
    #expect(try market.store.sessions(fingerprints: ["of-token-1"]).isEmpty)
  }

  @Test("A token that cannot be kept leaves the earlier session as it was")
  func fullDiskAgain() throws {
    try market.register("ana")
    let secrets = UserSecrets.open()
    // The token that ana has.
    _ = try secrets.tokens.makeToken()
    let manager = managerOnFullDisk(secrets)
    #expect(throws: FullSessionFile.Full.self) { try manager.login(handle: "ana", password: "correct horse") }
    #expect(try market.manager.signedIn()?.handle == "ana")
  }

  private func managerOnFullDisk(_ secrets: UserSecrets = .open()) -> UserManager {
    let clock = market.clock
    return UserManager(
      store: market.store, sessionFile: FullSessionFile(base: market.sessionFile), secrets: secrets,
      items: ItemInterfaceMock(), selectedHandle: nil, now: { clock.now })
  }
}

private struct FullSessionFile: SessionFile {
  struct Full: Error {}

  let base: any SessionFile

  func tokens() throws -> [String] { try base.tokens() }
  func update(_ change: (inout [String]) -> Void) throws { throw Full() }
}

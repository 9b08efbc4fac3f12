import ClockTesting
import FoundationEssentials
import ItemInterfaceMocks
import Mocking
import Testing
import User

struct PasswordTests {
  let market = Neighbourhood()

  init() throws {
    try market.register("ana")
  }

  private func change(_ present: String = "correct horse", to new: String = "battery staple") throws -> PasswordChange {
    try market.manager.changePassword(from: present, to: new)
  }

  private func signIn(_ password: String) throws {
    _ = try market.manager.login(handle: "ana", password: password)
  }

  @Test("The new password signs in, the former one no longer does")
  func changing() throws {
    #expect(try change().person.handle == "ana")
    #expect(throws: UserError.wrongCredentials) { try signIn("correct horse") }
    try signIn("battery staple")
  }

  @Test("This session goes on, all others of the account end, others' stay")
  func sessions() throws {
    let elsewhere = try market.sessionFile.tokens()
    for _ in 0..<2 {
      // As on another machine, where there was no token.
      try market.sessionFile.update { $0 = [] }
      try signIn("correct horse")
    }
    let here = try market.sessionFile.tokens()
    try market.register("bob")
    market.selection.select("ana")
    #expect(try change().endedSessions == 2)
    market.selection.select(nil)
    #expect(try market.manager.signedInPeople().map(\.handle) == ["bob", "ana"])
    #expect(try market.sessionFile.tokens().starts(with: here))
    try market.sessionFile.update { $0 = elsewhere }
    #expect(try market.manager.signedIn() == nil)
  }

  @Test("A session that was over is not counted among those that ended")
  func expiredSession() throws {
    try market.sessionFile.update { $0 = [] }
    market.clock.advance(by: Session.lifetime - 1)
    try signIn("correct horse")
    market.clock.advance(by: 2)
    #expect(try change().endedSessions == 0)
  }

  @Test("A wrong present password changes nothing")
  func wrongPassword() throws {
    #expect(throws: UserError.wrongPassword) { try change("wrong horse") }
    try signIn("correct horse")
  }

  @Test("The present password is no new one, which is told to nobody who does not know it")
  func samePassword() throws {
    #expect(throws: UserError.wrongPassword) { try change("wrong horse", to: "wrong horse") }
    #expect(throws: UserError.samePassword) { try change(to: "correct horse") }
  }

  @Test("A new password keeps the rules of registering, before the present one is looked at", arguments: [7, 1_001])
  func length(length: Int) {
    for _ in 0...SignInAttempts.free {
      #expect(throws: UserError.invalidPassword) {
        try change("wrong horse", to: String(repeating: "p", count: length))
      }
    }
  }

  @Test("Wrong passwords slow down like failures to sign in, and together with them")
  func slowdown() throws {
    for _ in 0..<2 { #expect(throws: UserError.wrongPassword) { try change("wrong horse") } }
    #expect(throws: UserError.wrongCredentials) { try signIn("wrong horse") }
    let refusal = UserError.tooManyAttempts(retryAt: market.clock.now.addingTimeInterval(4), seconds: 4)
    #expect(throws: refusal) { try change() }
    #expect(throws: refusal) { try signIn("correct horse") }
    market.clock.advance(by: 4)
    _ = try change()
    for _ in 0..<3 { #expect(throws: UserError.wrongPassword) { try change("wrong horse") } }
  }

  @Test("Nobody who is not signed in changes one")
  func notSignedIn() throws {
    _ = try market.manager.logout()
    #expect(throws: UserError.notSignedIn) { try change() }
    market.selection.select("ana")
    #expect(throws: UserError.notSignedInAs("ana")) { try change() }
  }

  @Test("Of two changes at the same time the later one is refused")
  func twoChanges() throws {
    let store = market.store
    let manager = manager { try store.setPasswordHash("open:something else", account: 1) }
    #expect(throws: UserError.wrongPassword) {
      try manager.changePassword(from: "correct horse", to: "battery staple")
    }
    #expect(try store.passwordHash(account: 1) == "open:something else")
  }

  @Test("Who signs in with a password that changes meanwhile is refused")
  func signInMeanwhile() throws {
    let store = market.store
    let manager = manager { try store.setPasswordHash("open:something else", account: 1) }
    let tokens = try market.sessionFile.tokens()
    #expect(throws: UserError.wrongCredentials) { try manager.login(handle: "ana", password: "correct horse") }
    #expect(try market.sessionFile.tokens() == tokens)
  }

  /// The same market where something happens while a password is looked at.
  private func manager(meanwhile: @escaping @Sendable () throws -> Void) -> UserManager {
    let (clock, open) = (market.clock, UserSecrets.open())
    let secrets = UserSecrets(
      passwords: SlowPasswords(base: open.passwords, meanwhile: meanwhile), tokens: open.tokens,
      documents: open.documents)
    return UserManager(
      store: market.store, sessionFile: market.sessionFile, secrets: secrets, items: ItemInterfaceMock(),
      selectedHandle: nil, now: { clock.now })
  }
}

private struct SlowPasswords: PasswordHashing {
  let base: any PasswordHashing
  let meanwhile: @Sendable () throws -> Void

  func hash(_ password: String) throws -> String {
    try base.hash(password)
  }

  func verify(_ password: String, against hash: String?) throws -> Bool {
    try meanwhile()
    return try base.verify(password, against: hash)
  }
}

import Testing
import User

@Suite("Sessions in every store")
struct SessionStoreTests {
  @Test("Sessions are found by their fingerprints until they end", arguments: StoreKind.allCases)
  func sessions(kind: StoreKind) throws {
    let store = try kind.make()
    _ = try store.add("ana", "bob")
    let old = Session(fingerprint: "aa", account: 1, started: Moment.first)
    let new = Session(fingerprint: "bb", account: 2, started: Moment.second)
    try store.addSession(old)
    try store.addSession(new)
    #expect(Set(try store.sessions(fingerprints: ["bb", "aa", "cc"])) == [old, new])
    try store.removeSessions(startedBefore: Moment.second)
    #expect(try store.sessions(fingerprints: ["aa", "bb"]) == [new])
    try store.removeSessions(fingerprints: ["bb", "zz"])
    #expect(try store.sessions(fingerprints: ["bb"]).isEmpty)
  }

  @Test("All sessions of an account but one are ended, and nobody else's", arguments: StoreKind.allCases)
  func sessionsOfAccount(kind: StoreKind) throws {
    let store = try kind.make()
    _ = try store.add("ana", "bob")
    for (fingerprint, account) in [("aa", 1), ("bb", 1), ("cc", 1), ("dd", 2)] as [(String, Int64)] {
      try store.addSession(Session(fingerprint: fingerprint, account: account, started: Moment.first))
    }
    #expect(try store.removeSessions(of: 1, except: "bb") == 2)
    #expect(try store.sessions(fingerprints: ["aa", "bb", "cc", "dd"]).map(\.fingerprint).sorted() == ["bb", "dd"])
    #expect(try store.removeSessions(of: 1, except: "dd") == 1)
    #expect(try store.removeSessions(of: 9, except: "") == 0)
  }

  @Test("Failed sign-ins are kept per handle, also of handles that nobody has", arguments: StoreKind.allCases)
  func attempts(kind: StoreKind) throws {
    let store = try kind.make()
    let (ana, zoe) = (try Handle("ana"), try Handle("zoe"))
    try store.setSignInAttempts(SignInAttempts(handle: ana, failures: 1, last: Moment.first))
    try store.setSignInAttempts(SignInAttempts(handle: zoe, failures: 2, last: Moment.first))
    let latest = SignInAttempts(handle: zoe, failures: 3, last: Moment.second)
    try store.setSignInAttempts(latest)
    try store.removeSignInAttempts(lastBefore: Moment.second)
    #expect(try store.signInAttempts(ana) == nil)
    #expect(try store.signInAttempts(zoe) == latest)
    try store.removeSignInAttempts(zoe)
    #expect(try store.signInAttempts(zoe) == nil)
  }
}

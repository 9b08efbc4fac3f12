import ClockTesting
import FoundationEssentials
import Mocking
import Testing
import User

struct SignInTests {
  let market = Neighbourhood()

  init() throws {
    try market.register("ana")
  }

  private func fail(_ handle: String, times: Int) {
    for _ in 0..<times {
      #expect(throws: UserError.wrongCredentials) { try market.manager.login(handle: handle, password: "wrong") }
    }
  }

  @Test("Three failures cost nothing, the next attempt has to wait", arguments: ["ana", "nobody"])
  func slowdown(handle: String) {
    fail(handle, times: 3)
    let retry = market.clock.now.addingTimeInterval(4)
    #expect(throws: UserError.tooManyAttempts(retryAt: retry, seconds: 4)) {
      try market.manager.login(handle: handle, password: "correct horse")
    }
  }

  @Test("The wait doubles with each failure, up to fifteen minutes")
  func doubling() {
    fail("ana", times: 3)
    for wait in [4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900] as [TimeInterval] {
      market.clock.advance(by: wait - 1)
      #expect(throws: UserError.self) { try market.manager.login(handle: "ana", password: "correct horse") }
      market.clock.advance(by: 1)
      fail("ana", times: 1)
    }
  }

  @Test("A success after the wait forgets the failures")
  func success() throws {
    fail("ana", times: 3)
    market.clock.advance(by: 4)
    #expect(try market.manager.login(handle: "ana", password: "correct horse").handle == "ana")
    fail("ana", times: 3)
  }

  @Test("Failures are forgotten after a day")
  func forgetting() {
    fail("ana", times: 3)
    market.clock.advance(by: SignInAttempts.memory)
    fail("ana", times: 3)
  }

  @Test("A clock that was set back locks nobody out for longer than the longest wait")
  func clockSetBack() throws {
    fail("ana", times: 3)
    market.clock.advance(by: -30 * SignInAttempts.memory)
    #expect(try market.manager.login(handle: "ana", password: "correct horse").handle == "ana")
  }

  @Test("Attempts in parallel get no more tries than those one after the other")
  func parallel() async {
    let manager = market.manager
    let heard = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<20 {
        group.addTask {
          let error = #expect(throws: UserError.self) { try manager.login(handle: "ana", password: "wrong") }
          return error == .wrongCredentials
        }
      }
      return await group.reduce(into: 0) { count, wasHeard in count += wasHeard ? 1 : 0 }
    }
    #expect(heard == SignInAttempts.free)
  }

  @Test("One handle's failures do not slow down another's")
  func separate() throws {
    try market.register("bob")
    fail("ana", times: 3)
    #expect(try market.manager.login(handle: "bob", password: "correct horse").handle == "bob")
  }
}

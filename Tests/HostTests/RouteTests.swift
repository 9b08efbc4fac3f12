import Commands
import Testing

@testable import marketplace

@Suite("An address of the market")
struct RouteTests {
  @Test(
    "leads to a command",
    arguments: [
      ("marketplace://inbox", ["chat", "inbox"]),
      ("marketplace://item/42", ["item", "show", "42"]),
      ("MARKETPLACE://conversation/7", ["chat", "show", "7"]),
      ("marketplace://user/ana", ["user", "show", "ana"]),
    ])
  func leadsToACommand(address: String, command: [String]) throws {
    #expect(try Route(address).command == command)
  }

  @Test(
    "that is none is refused",
    arguments: [
      "", "item/42", "http://item/42", "marketplace://", "marketplace://item", "marketplace://item/x",
      "marketplace://item/-1", "marketplace://item/+1", "marketplace://item/042",
      "marketplace://item/99999999999999999999", "marketplace://item/1/2",
      "marketplace://user/--as", "marketplace://user/",
    ])
  func refusesOthers(address: String) {
    #expect(throws: Failure.self) { try Route(address) }
  }

  @Test("is shown by `open`, after the command that asked for it")
  func open() async throws {
    let market = try Market()
    try await market.register("ana")
    #expect(try await market.output("open", "marketplace://user/ana").contains("@ana"))
    #expect(try await market.run("open", "marketplace://item/9").exitCode == .refused)
  }
}

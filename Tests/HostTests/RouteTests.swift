import Commands
import Injection
import Testing

@testable import marketplace

@Suite("An address of the market")
struct RouteTests {
  private func places() throws -> MarketPlaces {
    let app = LegacyApp(environment: [:])
    let location = MarketLocation(environment: [:])
    let container = DependencyContainer()
    wire(container, location: location, legacy: app)
    return try MarketShell(container, location: location, legacy: app).places
  }

  @Test(
    "leads to a command",
    arguments: [
      ("marketplace://browse", ["item", "search"]),
      ("marketplace://inbox", ["chat", "inbox"]),
      ("marketplace://item/42", ["item", "show", "42"]),
      ("marketplace://parcel/3", ["ship", "track", "3"]),
      ("user/ana", ["user", "show", "ana"]),
      ("MARKETPLACE://conversation/7", ["chat", "show", "7"]),
      ("marketplace://user/ana", ["user", "show", "ana"]),
    ])
  func leadsToACommand(address: String, command: [String]) throws {
    #expect(try places().command(at: address) == command)
  }

  @Test(
    "that is none is refused",
    arguments: [
      "", "http://item/42", "marketplace://", "marketplace://item", "marketplace://item/x",
      "marketplace://item/-1", "marketplace://item/+1", "marketplace://item/042",
      "marketplace://item/99999999999999999999", "marketplace://item/1/2",
      "marketplace://user/--as", "marketplace://user/",
    ])
  func refusesOthers(address: String) throws {
    let places = try places()
    #expect(throws: Failure.self) { try places.place(at: address) }
  }

  @Test("is shown by `open`, after the command that asked for it")
  func open() async throws {
    let market = try Market()
    try await market.register("ana")
    #expect(try await market.output("open", "marketplace://user/ana").contains("@ana"))
    #expect(try await market.run("open", "marketplace://user/nobody").exitCode == .refused)
  }
}

import Commands
import Foundation
import Testing

@testable import marketplace

@Suite("A place to keep things")
struct PlacesTests {
  /// Without a home folder, on a database that is named.
  private func homeless(_ arguments: String..., in market: Market) async throws -> CapturedRun {
    let database = market.folder.appending(path: "named.db").path
    return try await MarketplaceApp(environment: [:]).captured(
      arguments + ["--database", database], input: "a password\n", environment: [:])
  }

  @Test("is not needed by who only looks at a database that is named", arguments: ["search", "price", "show"])
  func looking(verb: String) async throws {
    let run = try await homeless("item", verb, "1", in: try Market())
    #expect(run.exitCode == (verb == "show" ? .refused : .success))
  }

  @Test("is missed by who wants to sign in, and the message names the variable")
  func signingIn() async throws {
    let market = try Market()
    #expect(try await homeless("user", "whoami", in: market).exitCode == .notPermitted)
    let run = try await homeless("user", "register", "ana", "--password-stdin", in: market)
    #expect(run.exitCode == .cannotWrite)
    #expect(run.messages.contains("XDG_STATE_HOME"))
  }

  @Test("of a backup that cannot be written is told apart from the database")
  func backup() async throws {
    let market = try Market()
    try await market.register("ana")
    let copy = market.folder.appending(path: "missing/copy.db").path
    let run = try await market.run("backup", copy)
    #expect(run.exitCode == .cannotWrite)
    #expect(run.messages.hasPrefix("marketplace: The backup \(copy) cannot be written"))
  }
}

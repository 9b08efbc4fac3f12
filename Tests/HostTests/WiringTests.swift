import Commands
import Injection
import Testing

@testable import marketplace

@Suite("The wiring of the market")
struct WiringTests {
  @Test("has no gap, no duplicate and no cycle of built objects")
  func isComplete() throws {
    _ = try MarketplaceApp(environment: [:])
  }

  @Test("gives a program whose help contradicts itself nowhere")
  func isConsistent() throws {
    #expect(try MarketplaceApp(environment: [:]).program.inconsistencies() == [])
  }

  @Test(
    "needs no home and no database for help and for numbers",
    arguments: [
      ["--help"], ["help", "item", "search"], ["ship", "identify", "1Z0000000000000000"], ["--version"],
    ])
  func worksWithoutADatabase(arguments: [String]) async throws {
    let run = try await MarketplaceApp(environment: [:]).captured(arguments, environment: [:])
    #expect(run.exitCode != .unavailable && run.exitCode != .cannotWrite && run.exitCode != .internalFault)
    #expect(!run.output.isEmpty)
  }

  @Test("says so where there is no place for the database")
  func noHome() async throws {
    let run = try await MarketplaceApp(environment: [:]).captured(["item", "search", "x"], environment: [:])
    #expect(run.exitCode == .cannotWrite)
    #expect(run.messages.contains("XDG_DATA_HOME"))
  }
}

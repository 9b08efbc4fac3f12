import ExampleSupport
import Snapshots
import Testing

@testable import ItemExample

@Suite("ItemExample")
struct ScenarioTests {
  private static let names = ["tour"] + itemExample.scenarios.map(\.name)
  private let snapshots = SnapshotFolder()

  @Test("prints what the snapshot of the scenario holds", arguments: names)
  func scenario(name: String) async throws {
    let transcript = try await itemExample.transcript(ofScenario: name)
    try snapshots.verify(try #require(transcript), as: name)
  }

  @Test("traces the calls that the feature makes of others")
  func trace() async throws {
    let transcript = try await itemExample.transcript(ofScenario: "failing", isTraced: true)
    try snapshots.verify(try #require(transcript), as: "failing-traced")
  }

  @Test("has no snapshot without a scenario")
  func orphans() throws {
    try snapshots.verifyNoOrphans(besides: Self.names + ["failing-traced"])
  }
}

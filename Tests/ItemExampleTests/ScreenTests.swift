import ExampleSupport
import Snapshots
import Testing

@testable import ItemExample

@Suite("A screen of ItemExample")
struct ScreenTests {
  private let snapshots = SnapshotFolder("Screens")

  @Test("shows what its snapshot holds", arguments: itemScreens)
  func screen(screen: ScreenCase) async throws {
    try snapshots.verify(try await itemExample.text(of: screen), as: screen.name)
  }

  @Test("has a case for each snapshot")
  func orphans() throws {
    try snapshots.verifyNoOrphans(besides: itemScreens.map(\.name))
  }
}

import ExampleSupport
import Snapshots
import Testing

@testable import UserExample

@Suite("A screen of UserExample")
struct ScreenTests {
  private let snapshots = SnapshotFolder("Screens")

  @Test("shows what its snapshot holds", arguments: userScreens)
  func screen(screen: ScreenCase) async throws {
    try snapshots.verify(try await userExample.text(of: screen), as: screen.name)
  }

  @Test("has a case for each snapshot")
  func orphans() throws {
    try snapshots.verifyNoOrphans(besides: userScreens.map(\.name))
  }
}

import ExampleSupport
import Snapshots
import Testing

@testable import ChatExample

@Suite("A screen of ChatExample")
struct ScreenTests {
  private let snapshots = SnapshotFolder("Screens")

  @Test("shows what its snapshot holds", arguments: chatScreens)
  func screen(screen: ScreenCase) async throws {
    try snapshots.verify(try await chatExample.text(of: screen), as: screen.name)
  }

  @Test("has a case for each snapshot")
  func orphans() throws {
    try snapshots.verifyNoOrphans(besides: chatScreens.map(\.name))
  }
}

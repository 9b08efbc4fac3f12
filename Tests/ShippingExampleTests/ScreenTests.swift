import ExampleSupport
import Snapshots
import Testing

@testable import ShippingExample

@Suite("A screen of ShippingExample")
struct ScreenTests {
  private let snapshots = SnapshotFolder("Screens")

  @Test("shows what its snapshot holds", arguments: shippingScreens)
  func screen(screen: ScreenCase) async throws {
    try snapshots.verify(try await shippingExample.text(of: screen), as: screen.name)
  }

  @Test("has a case for each snapshot")
  func orphans() throws {
    try snapshots.verifyNoOrphans(besides: shippingScreens.map(\.name))
  }
}

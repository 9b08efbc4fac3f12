import Testing

@testable import Workspace

@Suite struct ManifestLinesTests {
  private let lines = ManifestLines(
    """
    let targets = all([
      feature(
        .chat, needs: [.item],
        storage: [.disk]),
      feature(.item, needs: [.chat]),
      .target(name: "Kit", dependencies: [
        "Base",
        .product(name: "Parts", package: "parts"),
      ]),
      .target(name: "Base"),
    ])

    enum Interface: String { case chat = "ChatInterface" }

    enum Feature: String {
      case chat = "Chat"
      case item = "Item"
    }

    enum Library: String { case disk = "Disk" }
    """)

  @Test(
    "A dependency has the line on which its target's call names it",
    arguments: [
      ("Base", "Kit", 7), ("Parts", "Kit", 8), ("Item", "Chat", 3), ("Chat", "Item", 5), ("ChatInterface", "Item", 5),
      ("Disk", "ChatStorageTests", 4),
    ])
  func findsDependency(dependency: String, target: String, line: Int) {
    #expect(lines.line(of: dependency, declaredBy: target) == line)
  }

  @Test(
    "What is not written out has the line of its target, and of the file's start where that is not either",
    arguments: [("Nothing", "Base", 10), ("Nothing", "ItemPresentation", 5), ("Base", "Nowhere", 1)])
  func fallsBack(dependency: String, target: String, line: Int) {
    #expect(lines.line(of: dependency, declaredBy: target) == line)
  }
}

import TerminalTesting
import Testing

@Suite("ShippingExample in a terminal", .enabled(if: TerminalSession.isAvailable))
struct TerminalTests {
  @Test("names the fault in a number once it is typed, in any size")
  func ship() async throws {
    let session = try TerminalSession("ShippingExample", arguments: ["app", "ship/9"])
    try await session.waitFor("F1 Help")
    try session.type("RR 314 159 269 P")
    try await session.waitFor("RR 314 159 269 P")
    #expect(try !session.screen.contains("check digit"))
    try session.type("T")
    try await session.waitFor("but the check digit should be 8")
    try session.resize(columns: 40, rows: 12)
    try await session.waitFor("F1 Help")
    #expect(try session.screen.contains("RR 314 159 269 PT"))
  }

  @Test("gives the terminal back as it was", arguments: [["C-c"], nil] as [[String]?])
  func leaves(keys: [String]?) async throws {
    let session = try TerminalSession(environment: [:], size: (80, 24))
    try session.run("before=$(stty -g)")
    try session.run(TerminalSession.path(of: "ShippingExample"))
    try await session.waitFor("F1 Help")
    if let keys { for key in keys { try session.press(key) } } else { try session.signal("TERM") }
    try await session.waitForPrompt()
    try session.run("[ \"$before\" = \"$(stty -g)\" ] && echo as it was")
    try await session.waitFor("\nas it was")
    #expect(try !session.screen.contains("F1 Help"))
  }
}

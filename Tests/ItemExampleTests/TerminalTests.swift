import TerminalTesting
import Testing

@Suite("ItemExample in a terminal", .enabled(if: TerminalSession.isAvailable))
struct TerminalTests {
  @Test("looks for what is typed, in any size, and gives the terminal back")
  func browse() async throws {
    let session = try TerminalSession(environment: [:], size: (80, 24))
    try session.run("before=$(stty -g)")
    try session.run(TerminalSession.path(of: "ItemExample"))
    try await session.waitFor("Bicicleta de passeio")
    try await session.waitFor("Desk lamp")
    try session.type("lamp")
    try await session.waitForNo("Bicicleta de passeio")
    #expect(try session.screen.contains("Desk lamp"))
    try session.resize(columns: 40, rows: 12)
    try await session.waitFor("1 item")
    #expect(try session.screen.contains("Desk lamp"))
    try session.signal("TERM")
    try await session.waitForPrompt()
    try session.run("[ \"$before\" = \"$(stty -g)\" ] && echo as it was")
    try await session.waitFor("\nas it was")
    #expect(try !session.screen.contains("Desk lamp"))
  }

  @Test("judges what is to be sold while it is typed")
  func sell() async throws {
    let session = try TerminalSession("ItemExample", arguments: ["app", "sell"])
    try await session.waitFor("Title")
    try session.type("City bike")
    try session.press("C-s")
    try await session.waitFor("A price, or give it away.")
    #expect(try session.screen.contains("City bike"))
    #expect(try !session.screen.contains("Something has to stand here."))
  }
}

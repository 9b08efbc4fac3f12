import TerminalTesting
import Testing

@Suite("ChatExample in a terminal", .enabled(if: TerminalSession.isAvailable))
struct TerminalTests {
  @Test("opens a conversation, sends what is typed and shows it in the inbox")
  func conversation() async throws {
    let session = try TerminalSession("ChatExample", arguments: ["app"], size: (80, 24))
    try await session.waitFor("1 new")
    try session.press("Enter")
    try await session.waitFor("Let me sleep on it")
    try session.type("Sleep well!")
    try session.press("Enter")
    try await session.waitFor("You  just now\n")
    try session.resize(columns: 40, rows: 12)
    try await session.waitFor("Write a message")
    #expect(try session.screen.contains("Sleep well!"))
    try session.press("Escape")
    try await session.waitFor("You: Sleep well!")
  }

  @Test("asks before an offer is accepted, with the answer that changes nothing first")
  func accept() async throws {
    let session = try TerminalSession("ChatExample", arguments: ["app", "conversation/1"], size: (80, 24))
    try await session.waitFor("43 hours left")
    try session.press("BTab", "BTab", "BTab", "Enter")
    try await session.waitFor("Accept €100.00?")
    try session.press("Enter")
    try await session.waitFor("43 hours left")
    try session.press("Enter")
    try await session.waitFor("Accept €100.00?")
    try session.press("Right", "Enter")
    try await session.waitFor("You accept €100.00")
    try session.type("quite soon")
    try session.press("Enter")
    try await session.waitFor("quite soon\n")
  }
}

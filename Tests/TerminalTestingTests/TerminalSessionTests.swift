import TerminalTesting
import Testing

@Suite("A terminal session", .enabled(if: TerminalSession.isAvailable))
struct TerminalSessionTests {
  private func session(columns: Int = 40, rows: Int = 10) throws -> TerminalSession {
    try TerminalSession(environment: [:], size: (columns, rows))
  }

  @Test("types, and shows what a program prints")
  func types() async throws {
    let session = try session()
    try session.run("read name; echo \"<$name>\"")
    try session.type("Chloé -l; x")
    try session.press("Enter")
    try await session.waitFor("<Chloé -l; x>")
  }

  @Test("pastes")
  func pastes() async throws {
    let session = try session()
    try session.run("echo go; cat -n")
    try await session.waitFor("\ngo")
    try session.paste("two\nlines\n")
    try await session.waitFor("2  lines")
  }

  @Test("has the size that it was given, and another one")
  func sizes() async throws {
    let session = try session()
    try session.run("stty size")
    try await session.waitFor("\n10 40")
    try session.resize(columns: 50, rows: 12)
    try session.run("stty size")
    try await session.waitFor("\n12 50")
  }

  @Test("signals the program in it, and sees the shell come back")
  func signals() async throws {
    let session = try session()
    try session.run("sh -c 'echo go; exec sleep 60'")
    try await session.waitFor("\ngo")
    try session.signal("TERM")
    try await session.waitFor("Terminated")
    try await session.waitForPrompt()
  }

  @Test("says what it shows when something does not come")
  func timesOut() async throws {
    let session = try session()
    try await session.waitForPrompt()
    let timeout = await #expect(throws: TerminalTimeout.self) {
      try await session.waitFor("never", timeout: .milliseconds(50))
    }
    #expect(timeout?.description.contains("ready$") == true)
  }
}

import Foundation
import TerminalTesting
import Testing

@testable import marketplace

/// The whole market on its screens, as processes in real terminals.
@Suite("The market in a terminal", .enabled(if: TerminalSession.isAvailable))
struct ScreenTests {
  private let market: Market

  init() async throws {
    market = try Market()
    try await market.register("ana", "tom")
    try await market.output(
      "item", "add", "Bicycle", "--price", "120.00", "--currency", "EUR", "--as", "ana")
    try await market.output("chat", "start", "1", "Is it still there?", "--as", "tom")
  }

  private func open(_ arguments: String..., columns: Int = 80, rows: Int = 24) throws -> TerminalSession {
    try TerminalSession(
      "marketplace", arguments: arguments, environment: market.environment, size: (columns, rows))
  }

  @Test("opens on what is on sale, and goes from tab to tab")
  func tabs() async throws {
    let session = try open("--as", "ana")
    try await session.waitFor("Bicycle")
    try session.press("M-3")
    try await session.waitFor("Is it still there?")
    try await session.waitFor("@tom")
  }

  @Test("shows a message as another process sends it, and counts what is unread")
  func live() async throws {
    let session = try open("open", "marketplace://conversation/1", "--as", "tom")
    try await session.waitFor("Is it still there?")
    try await market.output("chat", "send", "1", "It is, come by.", "--as", "ana")
    try await session.waitFor("It is, come by.")
    try session.type("On my way")
    try session.press("Enter")
    let reader = try open("open", "marketplace://conversation/1", "--as", "ana")
    try await reader.waitFor("On my way")
  }

  @Test("is used by another account after a switch, whatever was decided before")
  func accounts() async throws {
    let session = try open("--as", "ana")
    try await session.waitFor("Bicycle")
    try session.press("C-t")
    try await session.waitFor("@tom")
    try session.press("Escape")
    try await session.waitForNo("@tom")
    try session.press("C-t")
    try await session.waitFor("@tom")
    try session.press("Enter")
    try session.press("M-3")
    try await session.waitFor("@ana")
  }

  @Test("is drawn anew for a small terminal, and when it goes on after a pause")
  func resizeAndSuspend() async throws {
    let session = try open("--as", "ana")
    try await session.waitFor("Bicycle")
    try session.resize(columns: 40, rows: 12)
    try await session.waitFor("Bicycle")
    try session.press("C-z")
    try await session.waitFor("Stopped")
    try session.run("fg")
    try await session.waitFor("Bicycle")
  }

  @Test("gives the terminal back as it was, by a key and on a signal", arguments: ["C-c", "TERM"])
  func leaves(way: String) async throws {
    let session = try TerminalSession(environment: market.environment, size: (80, 24))
    try session.run("before=$(stty -g)")
    try session.run("\(TerminalSession.path(of: "marketplace")) --as ana")
    try await session.waitFor("Bicycle")
    if way == "TERM" { try session.signal(way) } else { try session.press(way) }
    try await session.waitForPrompt()
    try session.run("[ \"$before\" = \"$(stty -g)\" ] && echo as it was")
    try await session.waitFor("\nas it was")
    #expect(try !session.screen.contains("Bicycle"))
  }

  @Test(
    "is read as lines where the terminal cannot be drawn on, also without a command",
    arguments: [["app", "--as", "ana"], ["--as", "ana"]])
  func dumb(arguments: [String]) async throws {
    let session = try TerminalSession(
      "marketplace", arguments: arguments,
      environment: market.environment.merging(["TERM": "dumb"]) { $1 })
    try await session.waitFor("Bicycle, €120.00")
    try session.type("quit")
    try session.press("Enter")
    try await session.waitForPrompt()
  }

  @Test("is read as lines and prompts")
  func plain() async throws {
    let session = try open("open", "marketplace://user/ana", "--plain")
    try await session.waitFor("@ana")
    try session.type("quit")
    try session.press("Enter")
    try await session.waitForPrompt()
  }
}

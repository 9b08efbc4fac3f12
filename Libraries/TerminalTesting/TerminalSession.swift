import Foundation

/// A program in a real terminal, for tests: types, reads the screen, resizes, sends signals.
///
/// The terminal is tmux's, without a window. The program is started by a shell in it, so that a test can see what the
/// program leaves behind.
///
/// ```swift
/// let session = try TerminalSession("ChatExample", arguments: ["inbox"], size: (80, 24))
/// try await session.waitFor("Bicycle")
/// try session.press("Down", "Enter")
/// ```
///
/// A session ends with its last reference. Not for several threads at once.
public final class TerminalSession {
  /// Whether there is a tmux. In CI, where the variable `CI` is set, there has to be: tests fail without.
  public static var isAvailable: Bool {
    ProcessInfo.processInfo.environment["CI"] != nil || (try? Spawn.output(of: ["tmux", "-V"])) != nil
  }

  private let tmux: Tmux
  private static let prompt = "ready$"

  /// Starts a program that was built beside the tests, in a terminal of so many columns and rows.
  public convenience init(
    _ program: String, arguments: [String] = [], environment: [String: String] = [:],
    size: (columns: Int, rows: Int) = (80, 24)
  ) throws {
    try self.init(environment: environment, size: size)
    try run(([Self.path(of: program)] + arguments.map(Tmux.quoted)).joined(separator: " "))
  }

  /// A shell that waits for commands.
  public init(environment: [String: String], size: (columns: Int, rows: Int)) throws {
    let variables = ["LANG": "C.UTF-8", "PS1": "\(Self.prompt) "].merging(environment) { $1 }
    let settings = variables.sorted { $0.key < $1.key }.map { Tmux.quoted("\($0.key)=\($0.value)") }
    tmux = try Tmux(
      "exec env \(settings.joined(separator: " ")) bash --norc --noprofile -i", columns: size.columns, rows: size.rows)
  }

  /// Where a program is that was built beside the tests, as a word for a shell.
  public static func path(of program: String) -> String {
    Tmux.quoted(URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: program).path)
  }

  deinit {
    tmux.end()
  }

  /// Types a command at the shell's prompt, without waiting for it.
  public func run(_ command: String) throws {
    try type(command)
    try press("Enter")
  }

  /// Types a text as keys.
  public func type(_ text: String) throws {
    try tmux.send(["-l", "--", text])
  }

  /// Presses keys by their names in tmux: `Enter`, `Escape`, `BSpace`, `C-c`, `M-1`, `F1`, `Up`.
  public func press(_ keys: String...) throws {
    try tmux.send(["--"] + keys)
  }

  /// Pastes a text, in brackets where the program asked for that.
  public func paste(_ text: String) throws {
    try tmux.paste(text)
  }

  /// Gives the terminal another size.
  public func resize(columns: Int, rows: Int) throws {
    try tmux.resize(columns: columns, rows: rows)
  }

  /// Sends a signal such as `TERM` to the program in the foreground.
  public func signal(_ name: String) throws {
    try tmux.signal(name)
  }

  /// What the screen shows: a line per row, without blanks at their ends.
  public var screen: String {
    get throws { try tmux.capture() }
  }

  /// What a test is patient for by default: a machine may have much else to do.
  public static let patience = Duration.seconds(60)

  /// Waits until the screen holds a text. Throws ``TerminalTimeout`` with the screen when that takes too long.
  ///
  /// Looks about every 30 ms on a thread of its own, from before the call returns to the caller's task: what is shown
  /// for some seconds only is not missed however long that task has to wait for its turn.
  public func waitFor(_ text: String, timeout: Duration = patience) async throws {
    try await wait(for: "\"\(text)\"", timeout: timeout) { $0.contains(text) }
  }

  /// Waits until the screen holds a text no more.
  public func waitForNo(_ text: String, timeout: Duration = patience) async throws {
    try await wait(for: "no \"\(text)\"", timeout: timeout) { !$0.contains(text) }
  }

  /// Waits until the program has given the terminal back: the last line is the shell's prompt.
  public func waitForPrompt(timeout: Duration = patience) async throws {
    try await wait(for: "the shell's prompt", timeout: timeout) { screen in
      screen.split(separator: "\n").last?.hasPrefix(Self.prompt) == true
    }
  }

  private func wait(
    for what: String, timeout: Duration, until isDone: @escaping @Sendable (String) -> Bool
  ) async throws {
    let tmux = tmux
    try await withCheckedThrowingContinuation { waiting in
      Thread.detachNewThread {
        waiting.resume(with: Result { try tmux.wait(for: what, timeout: timeout, until: isDone) })
      }
    }
  }
}

/// What a test waited for did not come.
public struct TerminalTimeout: Error, CustomStringConvertible {
  let expected: String
  let screen: String

  /// What was expected, and what there was instead.
  public var description: String { "Waited in vain for \(expected). The screen shows:\n\(screen)" }
}

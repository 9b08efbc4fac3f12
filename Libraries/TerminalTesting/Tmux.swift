import Foundation

/// A tmux server with one terminal.
struct Tmux {
  private let socket = "test-\(UUID().uuidString)"

  init(_ command: String, columns: Int, rows: Int) throws {
    try call([
      "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "-s", "main", command, ";", "set-option", "-s",
      "escape-time", "0", ";", "set-option", "-g", "status", "off", ";", "set-option", "-g", "window-size", "manual",
      ";", "resize-window", "-t", "main", "-x", "\(columns)", "-y", "\(rows)",
    ])
  }

  func end() {
    _ = try? call(["kill-server"])
  }

  func send(_ arguments: [String]) throws {
    try call(["send-keys", "-t", "main"] + arguments)
  }

  func paste(_ text: String) throws {
    try call(["set-buffer", "-b", "paste", "--", text, ";", "paste-buffer", "-p", "-d", "-b", "paste", "-t", "main"])
  }

  func resize(columns: Int, rows: Int) throws {
    try call(["resize-window", "-t", "main", "-x", "\(columns)", "-y", "\(rows)"])
  }

  func capture() throws -> String {
    let lines = try call(["capture-pane", "-p", "-t", "main"]).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      var line = line
      while line.last == " " { line.removeLast() }
      return String(line)
    }.joined(separator: "\n")
  }

  /// Blocks the thread until the screen is as wanted.
  func wait(for what: String, timeout: Duration, until isDone: (String) -> Bool) throws {
    let end = ContinuousClock.now + timeout
    while true {
      let screen = try capture()
      if isDone(screen) { return }
      guard ContinuousClock.now < end else { throw TerminalTimeout(expected: what, screen: screen) }
      Thread.sleep(forTimeInterval: 0.02)
    }
  }

  /// To the programs that the shell has started.
  func signal(_ name: String) throws {
    let shell = try call(["display-message", "-p", "-t", "main", "#{pane_pid}"]).trimmingCharacters(in: .newlines)
    _ = try Spawn.output(of: ["pkill", "-\(name)", "-P", shell])
  }

  @discardableResult
  private func call(_ arguments: [String]) throws -> String {
    try Spawn.output(of: ["tmux", "-L", socket, "-u", "-f", "/dev/null"] + arguments)
  }

  /// A word for a shell.
  static func quoted(_ word: String) -> String {
    "'" + word.replacing("'", with: "'\\''") + "'"
  }
}

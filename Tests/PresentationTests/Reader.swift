import Presentation

/// A session, and what it printed.
@MainActor
final class Reader {
  let window: Window
  private var printed = ""
  private var session: PlainSession?

  init(_ views: View..., language: Language = .english) {
    let environment = ViewEnvironment(localization: Localization(language: language))
    window = Window(Stack(.vertical, views), environment: environment)
    session = PlainSession(window) { [weak self] in self?.printed += $0 }
    session?.start()
  }

  /// What was printed since the last time.
  var heard: String {
    defer { printed = "" }
    return printed
  }

  /// Types a line, and returns what it prints.
  func type(_ line: String) -> String {
    printed = ""
    guard session?.receive(line) == true else { return "(the end)" }
    return heard
  }

  /// Lets happen what happens by itself.
  func wait() -> String {
    printed = ""
    session?.update()
    return heard
  }
}

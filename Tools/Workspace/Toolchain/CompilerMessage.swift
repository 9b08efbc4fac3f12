/// A line that the compiler wrote about a place in a source: `Chat.swift:3:1: error: expected declaration`.
struct CompilerMessage: Sendable, Equatable {
  let file: String
  let line: Int
  let text: String

  /// The errors among what a compiler wrote, in order.
  static func errors(in messages: String) -> [CompilerMessage] {
    messages.split(separator: "\n").compactMap { line in
      guard let match = line.firstMatch(of: /^(.+?):(\d+):\d+: error: (.+)$/), let number = Int(match.output.2) else {
        return nil
      }
      return CompilerMessage(file: String(match.output.1), line: number, text: String(match.output.3))
    }
  }
}

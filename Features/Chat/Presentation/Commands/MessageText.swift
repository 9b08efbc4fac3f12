import Chat
import Commands

/// The text of a message: a word of the command line, or standard input.
enum MessageText {
  /// `word`, or for `-` all lines of standard input. Throws a failure with `badData` for what is no UTF-8, and
  /// `ChatError.textTooLong` as soon as there is more than any message may have.
  static func read(_ word: String, _ context: CommandContext) throws -> String {
    guard word == "-" else { return word }
    var lines: [String] = []
    var bytes = 0
    while let line = try context.input.readLine() {
      lines.append(line)
      bytes += line.utf8.count + 1
      guard bytes <= Message.maximumBytes else { throw ChatError.textTooLong }
    }
    return lines.joined(separator: "\n")
  }
}

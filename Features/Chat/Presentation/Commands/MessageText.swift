import Chat
import Commands

/// The text of a message: a word of the command line, or standard input.
enum MessageText {
  /// `word`, or for `-` all of standard input without its last line break. Throws a failure with `badData` for what is no
  /// UTF-8, and `ChatError.textTooLong` as soon as there is more than any message may have.
  static func read(_ word: String, _ context: CommandContext) throws -> String {
    guard word == "-" else { return word }
    var bytes: [UInt8] = []
    while true {
      let more = try context.input.read()
      if more.isEmpty { break }
      bytes += more
      guard bytes.count <= Message.maximumBytes else { throw ChatError.textTooLong }
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    if bytes.last == 0x0A { bytes.removeLast() }
    if bytes.last == 0x0D { bytes.removeLast() }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(.badData, "Standard input is not UTF-8.", hint: "Convert it to UTF-8 first.")
    }
    return text
  }
}

import Commands

/// A command line as a person would type it; the middle of a word that nobody wants to read is left out.
struct CommandLineText: CustomStringConvertible {
  private static let longestWord = 72

  let description: String

  init(name: String, _ arguments: [String]) {
    description = ([name] + arguments.map(Self.shortened)).joined(separator: " ")
  }

  private static func shortened(_ argument: String) -> String {
    guard argument.count > longestWord else { return argument.shellWord }
    return "\(argument.prefix(24))… (\(argument.count) characters)".shellWord
  }
}

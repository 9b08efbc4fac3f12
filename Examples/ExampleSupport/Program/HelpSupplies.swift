import Commands

/// What somebody needs who follows an example of help, for tests to follow it.
public struct HelpSupplies: Sendable {
  let files: [String: String]
  let paths: [String: String]
  let answers: [String: String]
  let endless: Set<String>

  /// - Parameters:
  ///   - files: What is in the files that standard input comes from, by their names.
  ///   - paths: Where the files are that an argument names, by their names.
  ///   - answers: What is typed where an example asks, by the example.
  ///   - endless: Commands that go on until Ctrl-C.
  public init(
    files: [String: String] = [:], paths: [String: String] = [:], answers: [String: String] = [:],
    endless: Set<String> = []
  ) {
    self.files = files
    self.paths = paths
    self.answers = answers
    self.endless = endless
  }
}

extension Example {
  /// Every example in the help of the feature's commands, without the program's name.
  public func helpExamples() async throws -> [String] {
    var examples: [String] = []
    for command in try makeFeature(CannedWorld()).commands.commands {
      let memory = MemoryConsole()
      _ = await run(["help", command.name], on: memory.console)
      let lines = memory.output.split(separator: "\n", omittingEmptySubsequences: false)
      examples += lines.drop { $0 != "Examples:" }.dropFirst().prefix { !$0.isEmpty }
        .map { String($0.trimmingPrefix("  \(name) ")) }
    }
    return examples
  }

  /// Follows an example of help as one person of the world after the other, until one of them can do that. Returns what
  /// the last was told where nobody can.
  public func refusal(of example: String, with supplies: HelpSupplies) async -> String? {
    let line = ShellLine(example)
    let words = line.words.map { supplies.paths[$0] ?? $0 }
    let answers = supplies.answers[example]
    let input = answers ?? line.input.flatMap { supplies.files[$0] } ?? ""
    var refusal: String?
    for handle in CannedMarket.standard.people.map(\.handle) + [WhoOption.nobody] {
      let memory = MemoryConsole(input: input, columns: answers == nil ? nil : 80)
      let running = Task { await run(["--as", handle] + words, on: memory.console) }
      if let command = words.first, supplies.endless.contains(command) { running.cancel() }
      if [.success, .interrupted].contains(await running.value) { return nil }
      refusal = memory.messages
    }
    return refusal
  }
}

/// A line as a shell takes it apart. Where its output goes does not matter.
struct ShellLine {
  /// The words, without their quotes.
  private(set) var words: [String] = []
  /// The file that standard input comes from.
  private(set) var input: String?

  init(_ line: String) {
    var target: Character?
    for word in Self.parts(of: line) {
      switch (word, target) {
      case ("<", nil), (">", nil): target = word.first
      case (_, nil): words.append(word)
      case (_, "<"?):
        input = word
        target = nil
      default: target = nil
      }
    }
  }

  private static func parts(of line: String) -> [String] {
    var parts: [String] = []
    var part: String?
    var quote: Character?
    for character in line {
      switch (character, quote) {
      case (let end, let begun?) where end == begun: quote = nil
      case (_, _?): part?.append(character)
      case ("'", nil), ("\"", nil):
        quote = character
        part = part ?? ""
      case (" ", nil):
        parts += part.map { [$0] } ?? []
        part = nil
      default: part = (part ?? "") + String(character)
      }
    }
    return parts + (part.map { [$0] } ?? [])
  }
}

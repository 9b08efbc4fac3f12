import Commands

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

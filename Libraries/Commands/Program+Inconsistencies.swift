extension Program {
  /// What is contradictory in the declaration of the program, one sentence each; a test expects none.
  ///
  /// Names that stand twice in one place, names that cannot be typed, and arguments that can never get a word.
  public func inconsistencies() -> [String] {
    let topics =
      everyCommand.map { Topic.command($0, in: nil) }
      + groups.flatMap { group in group.commands.map { Topic.command($0, in: group) } }
    return duplicates(groups.map(\.name) + everyCommand.map(\.name) + ["help"], in: name)
      + groups.flatMap { duplicates($0.commands.map(\.name), in: path(of: .group($0))) }
      + duplicates(globals.flatMap(\.names), in: name)
      + topics.flatMap(inconsistencies)
  }

  private func inconsistencies(of topic: Topic) -> [String] {
    guard case .command(let command, _) = topic else { return [] }
    let path = path(of: topic)
    let reserved = Set(Program.standardGlobals.flatMap(\.names))
    let options = command.parameters.filter { !$0.isArgument }
    let repeating = command.parameters.filter { $0.isArgument && $0.usage.hasSuffix("…") }
    return duplicates(command.parameters.flatMap(\.names), in: path)
      + options.flatMap(\.names).filter { OptionMention($0) == nil }.map { "'\(path)': \($0) is no name of an option." }
      + options.flatMap(\.names).filter(reserved.contains).map { "'\(path)': \($0) belongs to every command." }
      + repeating.dropFirst().map { "'\(path)': \($0.name) never gets a word, since another argument takes them all." }
  }

  private func duplicates(_ names: [String], in place: String) -> [String] {
    var seen: Set<String> = []
    return names.filter { !seen.insert($0).inserted }.map { "'\(place)' has \($0) twice." }
  }
}

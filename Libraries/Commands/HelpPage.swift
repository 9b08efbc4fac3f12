import TerminalText

/// The help of a topic: examples first, then what it does, what it takes, and who may run it.
struct HelpPage {
  let program: Program
  let topic: Topic

  func print(to context: CommandContext) throws {
    let width = min(context.output.columns ?? 100, 100)
    for line in lines(width: width) { try context.print(line) }
  }

  func lines(width: Int) -> [Text] {
    let sections: [[Text]] =
      switch topic {
      case .program: programSections(width)
      case .group(let group): groupSections(group, width)
      case .command(let command, _): commandSections(command, width)
      }
    return Array(sections.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private func programSections(_ width: Int) -> [[Text]] {
    [
      examples(of: program.groups.flatMap(firstExamples) + program.commands.flatMap { firstExample($0, in: nil) }),
      ["\(program.summary)."],
      usage + (program.bare.map { ["\("Without a command:", .heading) \($0.summary)."] } ?? []),
      section("Nouns", program.groups.map { ($0.name, $0.summary) }, width),
      section("Commands", program.everyCommand.map { ($0.name, $0.summary) }, width),
      section("Options of every command", program.globals.map(row), width),
      ["'\(program.name) help \(program.groups.isEmpty ? "COMMAND" : "NOUN VERB")' tells more."],
    ]
  }

  private func groupSections(_ group: CommandGroup, _ width: Int) -> [[Text]] {
    [
      examples(of: group.commands.flatMap { firstExample($0, in: group) }),
      ["\(group.summary)."],
      usage,
      section("Verbs", group.commands.map { ($0.name, $0.summary) }, width),
      ["'\(program.name) help \(group.name) VERB' tells more."],
    ]
  }

  private func commandSections(_ command: Command, _ width: Int) -> [[Text]] {
    let details = (command.details ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    return [
      examples(of: command.examples.map { example($0, of: topic) }),
      ["\(command.summary)."],
      command.details == nil ? [] : details.flatMap { String($0).wrapped(toWidth: width).map { Text(String($0)) } },
      usage,
      section("Arguments", command.parameters.filter(\.isArgument).map(row), width),
      section("Options", command.parameters.filter { !$0.isArgument }.map(row), width),
      section("Options of every command", program.globals.map(row), width),
      ["\("Who may run it:", .heading) \(command.access.summary)."],
    ]
  }

  private var usage: [Text] { ["\("Usage:", .heading) \(program.usage(of: topic))"] }

  private func examples(of lines: [String]) -> [Text] {
    guard !lines.isEmpty else { return [] }
    return ["\("Examples:", .heading)"] + lines.map { "  \($0, .accent)" }
  }

  /// One example per noun is enough for the page of the whole program.
  private func firstExamples(_ group: CommandGroup) -> [String] {
    Array(group.commands.flatMap { firstExample($0, in: group) }.prefix(1))
  }

  private func firstExample(_ command: Command, in group: CommandGroup?) -> [String] {
    command.examples.prefix(1).map { example($0, of: .command(command, in: group)) }
  }

  private func example(_ rest: String, of topic: Topic) -> String {
    rest.isEmpty ? program.path(of: topic) : "\(program.path(of: topic)) \(rest)"
  }

  private func row(_ parameter: ParameterDescription) -> (String, String) {
    var notes: [String] = []
    if !parameter.candidates.isEmpty { notes.append(parameter.candidates.joined(separator: ", ")) }
    if let value = parameter.defaultValue { notes.append("default \(value)") }
    if case .option(isRequired: true, _) = parameter.kind { notes.append("required") }
    if case .option(_, isRepeatable: true) = parameter.kind { notes.append("may be repeated") }
    let note = notes.isEmpty ? "" : "(\(notes.joined(separator: "; ")))"
    return (parameter.label, [parameter.help, note].filter { !$0.isEmpty }.joined(separator: " "))
  }

  /// A heading, and rows whose right column is wrapped.
  private func section(_ title: String, _ rows: [(label: String, help: String)], _ width: Int) -> [Text] {
    guard !rows.isEmpty else { return [] }
    let labelWidth = rows.map(\.label.displayWidth).max() ?? 0
    let indent = String(repeating: " ", count: labelWidth + 4)
    var lines: [Text] = ["\("\(title):", .heading)"]
    for row in rows {
      let help = row.help.wrapped(toWidth: max(20, width - labelWidth - 4)).map { Text(String($0)) }
      let padding = String(repeating: " ", count: labelWidth + 2 - row.label.displayWidth)
      var first: Text = "  \(row.label, .accent)"
      if let start = help.first, !start.isEmpty { first += "\(padding)\(start)" }
      lines.append(first)
      lines += help.dropFirst().map { "\(indent)\($0)" }
    }
    return lines
  }
}

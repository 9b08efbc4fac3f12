/// What help is about: the program, a noun, or a command.
enum Topic {
  case program
  case group(CommandGroup)
  case command(Command, in: CommandGroup?)
}

/// What a command line asks for.
enum Invocation {
  case help(Topic)
  case version
  /// `words` are all words but those that name the command.
  case run(Command, Topic, words: [String])
}

/// A command line that names no command, and what its usage line is about.
struct RoutingFailure: Error {
  let failure: UsageFailure
  let topic: Topic
}

/// Finds the command that a command line names; options of the program may stand before its words, between and after.
struct Router {
  let program: Program

  func route(_ arguments: [String]) throws(RoutingFailure) -> Invocation {
    var topic = Topic.program
    var options: [String] = []
    var mentioned: [OptionMention] = []
    var asksHelp = false
    var rest = arguments[...]
    while let word = rest.first, word != "--" {
      if case .command = topic { break }
      rest.removeFirst()
      if let mention = OptionMention(word) {
        options.append(word)
        mentioned.append(mention)
        try take(mention, from: &rest, into: &options, topic: topic)
      } else if word == "help", !names(in: topic).contains("help") {
        asksHelp = true
      } else {
        topic = try step(from: topic, to: word)
      }
    }
    let words = options + rest
    if asksHelp || mentions(["--help", "-h"], in: words) { return .help(topic) }
    if mentions(["--version"], in: words) { return .version }
    switch topic {
    case .command(let command, _):
      try refuse(mentioned, before: command)
      return .run(command, topic, words: words)
    case .program:
      guard let bare = program.bare else { return .help(topic) }
      return .run(bare, .command(bare, in: nil), words: words)
    case .group: return .help(topic)
    }
  }

  /// An option before the command is one of the program, or of what runs where no command follows.
  private func take(
    _ mention: OptionMention, from rest: inout ArraySlice<String>, into options: inout [String], topic: Topic
  ) throws(RoutingFailure) {
    var parameters = program.globals
    if case .program = topic { parameters += program.bare?.parameters.filter { !$0.isArgument } ?? [] }
    let scanner = ArgumentScanner(parameters: parameters)
    guard let option = scanner.option(named: mention.name) else {
      throw RoutingFailure(failure: unknown(mention, scanner: scanner), topic: topic)
    }
    guard option.takesValue, mention.value == nil else { return }
    do {
      options.append(try scanner.value(of: option, mention, rest: &rest))
    } catch {
      throw RoutingFailure(failure: error, topic: topic)
    }
  }

  /// Throws where an option before the command is one of what runs without a command, and not one of this as well.
  private func refuse(_ mentioned: [OptionMention], before command: Command) throws(RoutingFailure) {
    let scanner = ArgumentScanner(parameters: program.globals + command.parameters)
    guard let stray = mentioned.first(where: { scanner.option(named: $0.name) == nil }) else { return }
    throw RoutingFailure(failure: unknown(stray, scanner: scanner), topic: .program)
  }

  private func unknown(_ mention: OptionMention, scanner: ArgumentScanner) -> UsageFailure {
    let all =
      program.everyCommand.map { Topic.command($0, in: nil) }
      + program.groups.flatMap { group in group.commands.map { Topic.command($0, in: group) } }
    let owner = all.first { topic in
      guard case .command(let command, _) = topic else { return false }
      return ArgumentScanner(parameters: command.parameters).option(named: mention.name) != nil
    }
    if let owner {
      return UsageFailure(
        "\(mention.name) is an option of a command.",
        hint: "Write it after the command that it belongs to, such as '\(program.path(of: owner))'.")
    }
    let unknown = scanner.unknown(mention)
    return UsageFailure(unknown.message, hint: unknown.hint ?? "'\(program.name) --help' lists what there is.")
  }

  private func step(from topic: Topic, to word: String) throws(RoutingFailure) -> Topic {
    switch topic {
    case .program:
      if let group = program.groups.first(where: { $0.name == word }) { return .group(group) }
      if let command = program.everyCommand.first(where: { $0.name == word }) { return .command(command, in: nil) }
    case .group(let group):
      if let command = group.commands.first(where: { $0.name == word }) { return .command(command, in: group) }
    case .command: break
    }
    throw RoutingFailure(failure: unknown(word, in: topic), topic: topic)
  }

  private func unknown(_ word: String, in topic: Topic) -> UsageFailure {
    let path = program.path(of: topic)
    // A verb without its noun, or under the wrong one, is looked for everywhere.
    let elsewhere = program.groups.flatMap { group in
      group.commands.map { (verb: $0.name, line: "\(group.name) \($0.name)") }
    }
    let here = Suggestion.nearest(to: word, among: names(in: topic)).map { "\(path) \($0)" }
    let exact = elsewhere.filter { $0.verb == word }.map { "\(program.name) \($0.line)" }
    let near = Suggestion.nearest(to: word, among: elsewhere.map(\.verb)).flatMap { verb in
      elsewhere.filter { $0.verb == verb }.map { "\(program.name) \($0.line)" }
    }
    let guesses = exact + here + near
    let list = "'\(path) --help' lists what there is."
    return UsageFailure(
      "'\(path)' has no command '\(word)'.",
      hint: guesses.first.map { "Did you mean '\($0)'? \(list)" } ?? list)
  }

  private func names(in topic: Topic) -> [String] {
    switch topic {
    case .program: program.groups.map(\.name) + program.everyCommand.map(\.name)
    case .group(let group): group.commands.map(\.name)
    case .command: []
    }
  }

  private func mentions(_ names: [String], in words: [String]) -> Bool {
    words.prefix { $0 != "--" }.contains { names.contains($0) }
  }
}

extension Program {
  /// What is typed to get to the topic, such as `marketplace chat send`.
  func path(of topic: Topic) -> String {
    switch topic {
    case .program: name
    case .group(let group): "\(name) \(group.name)"
    case .command(let command, let group):
      [name, group?.name, command.name].compactMap(\.self).joined(separator: " ")
    }
  }

  /// The usage line of a topic.
  func usage(of topic: Topic) -> String {
    switch topic {
    case .program: groups.isEmpty ? "\(name) COMMAND …" : "\(name) NOUN VERB …"
    case .group(let group): "\(name) \(group.name) VERB …"
    case .command(let command, _):
      ([path(of: topic)]
        + (command.parameters.filter { !$0.isArgument } + command.parameters.filter(\.isArgument)).map(\.usage))
        .joined(separator: " ")
    }
  }
}

/// The scripts that complete a program's commands and options in a shell.
enum Completions {
  enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
  }

  static func command(of program: Program) -> Command {
    Command(
      "completions", summary: "Print the script that completes commands in a shell",
      details: """
        bash: put it into ~/.local/share/bash-completion/completions/\(program.name)
        zsh: put it into _\(program.name) in a folder of $fpath
        fish: put it into ~/.config/fish/completions/\(program.name).fish
        """,
      examples: ["bash > ~/.local/share/bash-completion/completions/\(program.name)"], access: .anyone,
      Argument("SHELL", .choice(of: Shell.self), help: "the shell")
    ) { context, shell in
      try context.print(.block(script(for: shell, of: program)))
    }
  }

  static func script(for shell: Shell, of program: Program) -> String {
    let tree = CompletionTree(program)
    return switch shell {
    case .bash: bash(tree)
    case .zsh: zsh(tree)
    case .fish: fish(tree)
    }
  }
}

/// What can follow in every place of a command line.
struct CompletionTree {
  /// A place: the program, a noun, or a command.
  struct Place {
    /// The words on the way, such as `/chat/send`; empty for the program.
    let path: String
    /// Nouns and verbs that may follow, with their summaries.
    let words: [(name: String, summary: String)]
    let parameters: [ParameterDescription]

    var options: [ParameterDescription] { parameters.filter { !$0.isArgument } }
    /// The values that an argument may have here.
    var candidates: [String] { parameters.filter(\.isArgument).flatMap(\.candidates) }
    var takesFiles: Bool { parameters.contains { $0.isArgument && $0.completesFiles } }
  }

  let name: String
  let globals: [ParameterDescription]
  let places: [Place]

  init(_ program: Program) {
    name = program.name
    globals = program.globals
    let nouns = program.groups.map { (name: $0.name, summary: $0.summary) }
    let verbs = program.everyCommand.map { (name: $0.name, summary: $0.summary) }
    let root = Place(
      path: "", words: nouns + verbs + [(name: "help", summary: "Show help")],
      parameters: program.bare?.parameters ?? [])
    let commands = program.everyCommand.map { Place(path: "/\($0.name)", words: [], parameters: $0.parameters) }
    places =
      [root] + commands
      + program.groups.flatMap { group in
        [Place(path: "/\(group.name)", words: group.commands.map { ($0.name, $0.summary) }, parameters: [])]
          + group.commands.map { Place(path: "/\(group.name)/\($0.name)", words: [], parameters: $0.parameters) }
      }
  }

  /// The paths below the program itself.
  var paths: [String] { places.map(\.path).filter { !$0.isEmpty } }

  /// Every option that takes a value, under any of its names: the word after one is no command.
  var namesThatTakeValues: [String] {
    var names: [String] = []
    for option in globals + places.flatMap(\.options) where option.takesValue {
      names += [option.shortName, option.name].compactMap(\.self).filter { !names.contains($0) }
    }
    return names
  }

  /// The name as part of a shell function's name.
  var identifier: String { String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
}

extension ParameterDescription {
  var names: [String] { [shortName, name].compactMap(\.self) }
}

/// A word as one that a POSIX shell, zsh or fish reads literally. Fish takes a backslash before `'` and `\` inside quotes
/// for an escape, so a text with either is quoted piece by piece.
func shellQuoted(_ text: String) -> String {
  "'" + text.map { $0 == "'" ? "'\\''" : $0 == "\\" ? "'\\\\'" : String($0) }.joined() + "'"
}

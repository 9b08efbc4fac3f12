/// A command-line program: nouns with their verbs, commands without a noun, and options that every command knows.
///
/// ```swift
/// let program = Program(
///   "marketplace", summary: "A second-hand market in the terminal", version: "1.0",
///   groups: [chat.group, item.group],
///   commands: [doctor],
///   explain: { error in (error as? StorageError).map(Failure.init) },
///   globals: Option("--database", "FILE", .file, help: "where the market is kept")
/// ) { context, database in
///   location.set(database)       // before the command checks who may run it
/// }
/// await program.main()
/// ```
///
/// Every program has `--help`, `--version`, `--json`, `--color`, `help` and `completions`.
public struct Program: Sendable {
  let name: String
  let summary: String
  let version: String
  let groups: [CommandGroup]
  let commands: [Command]
  let bare: Command?
  let explain: @Sendable (any Error) -> (any CommandFailure)?
  let globals: [ParameterDescription]
  let bindGlobals: @Sendable (ParsedArguments) throws -> @Sendable (CommandContext) async throws -> Void

  /// - Parameters:
  ///   - name: What people type.
  ///   - summary: What it is, in a few words without a full stop.
  ///   - version: What `--version` prints after the name.
  ///   - groups: The nouns.
  ///   - commands: The commands without a noun.
  ///   - bare: What runs when no command is given; help, unless it says otherwise.
  ///   - explain: Makes a failure of an error that is none, such as one of a library; nil means that it is our fault.
  ///   - globals: Options that may stand before or after any command.
  ///   - prepare: Receives their values before anything of a command runs, its access check included.
  public init<each P: Parameter>(
    _ name: String, summary: String, version: String, groups: [CommandGroup] = [], commands: [Command] = [],
    bare: Command? = nil, explain: @escaping @Sendable (any Error) -> (any CommandFailure)? = { _ in nil },
    globals: repeat each P,
    prepare: @escaping @Sendable (CommandContext, repeat (each P).Value) async throws -> Void
  ) {
    var descriptions: [ParameterDescription] = []
    repeat descriptions.append((each globals).description)
    self.name = name
    self.summary = summary
    self.version = version
    self.groups = groups
    self.commands = commands
    self.bare = bare
    self.explain = explain
    self.globals = descriptions + Program.standardGlobals
    bindGlobals = { arguments in
      let values = (repeat try (each globals).value(from: arguments))
      return { context in try await prepare(context, repeat each values) }
    }
  }

  /// A program without options of its own; for the parameters see the other initialiser.
  public init(
    _ name: String, summary: String, version: String, groups: [CommandGroup] = [], commands: [Command] = [],
    bare: Command? = nil, explain: @escaping @Sendable (any Error) -> (any CommandFailure)? = { _ in nil }
  ) {
    self.init(
      name, summary: summary, version: version, groups: groups, commands: commands, bare: bare, explain: explain,
      prepare: { _ in })
  }

  /// The commands without a noun, with those that every program has.
  var everyCommand: [Command] { commands + [Completions.command(of: self)] }

  static let json = Flag("--json", help: "print data as JSON")
  static let color = Option(
    "--color", "WHEN", .choice(of: ColorChoice.self), default: .auto, help: "colours; auto means on a terminal")
  static let standardGlobals = [
    json.description, color.description, Flag("--help", short: "-h", help: "show help").description,
    Flag("--version", help: "show the version").description,
  ]
}

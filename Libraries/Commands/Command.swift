/// One thing that a program does: a verb, what it takes, and the code that runs.
///
/// Its closure receives the context and then one value per parameter, typed and checked:
///
/// ```swift
/// Command(
///   "send", summary: "Send a message",
///   examples: ["7 'Is it still there?'"],
///   access: signedIn,
///   Argument("CONVERSATION", .number, help: "its number"),
///   Argument("TEXT", .text, help: "1 to 4,000 characters"),
///   Option("--limit", "N", .number(in: 1...1000), default: 20, help: "at most N"),
///   Flag("--quiet", help: "do not print it again")
/// ) { context, conversation, text, limit, isQuiet in
///   let message = try manager().send(text, conversation: conversation)
///   try context.print("Sent to \(message.recipient, .strong).")
/// }
/// ```
///
/// Every error that is a ``CommandFailure`` ends the program with its exit code and message.
public struct Command: Sendable {
  /// The verb, in lower case.
  public let name: String
  let summary: String
  let details: String?
  let examples: [String]
  let access: Access
  let parameters: [ParameterDescription]
  /// Reads all values, so that a malformed one is known before anything runs, and gives back what remains to be done.
  let bind: @Sendable (ParsedArguments) throws -> @Sendable (CommandContext) async throws -> Void

  /// - Parameters:
  ///   - name: The verb.
  ///   - summary: What it does, in a few words without a full stop.
  ///   - details: More about it, as paragraphs; newlines stay.
  ///   - examples: What follows the verb in calls worth copying: `"7 'Is it still there?'"`, `"< numbers.txt"`.
  ///   - access: Who may run it.
  ///   - parameters: What it takes; arguments in their order on the command line.
  ///   - run: What it does.
  public init<each P: Parameter>(
    _ name: String, summary: String, details: String? = nil, examples: [String] = [], access: Access = .anyone,
    _ parameters: repeat each P,
    run: @escaping @Sendable (CommandContext, repeat (each P).Value) async throws -> Void
  ) {
    var descriptions: [ParameterDescription] = []
    repeat descriptions.append((each parameters).description)
    self.name = name
    self.summary = summary
    self.details = details
    self.examples = examples
    self.access = access
    self.parameters = descriptions
    bind = { arguments in
      let values = (repeat try (each parameters).value(from: arguments))
      return { context in try await run(context, repeat each values) }
    }
  }
}

/// A noun and its verbs: `marketplace item …`.
public struct CommandGroup: Sendable {
  /// The noun, in lower case.
  public let name: String
  let summary: String
  let commands: [Command]

  /// `summary` says in a few words what the noun is about.
  public init(_ name: String, summary: String, _ commands: [Command]) {
    self.name = name
    self.summary = summary
    self.commands = commands
  }
}

/// One thing that a program does: a verb, what it takes, and the code that runs.
///
/// Its closure receives the context and then one value per parameter, typed and checked. A feature's commands as a whole:
///
/// ```swift
/// public import Chat
/// public import Commands
///
/// public struct ChatCommands: Sendable {
///   let manager: @Sendable () -> ChatManager
///
///   public init(manager: @autoclosure @escaping @Sendable () -> ChatManager) {
///     self.manager = manager
///   }
///
///   public var group: CommandGroup {
///     CommandGroup("chat", summary: "Talk and haggle", [inbox, send, leave])
///   }
///
///   private var inbox: Command {
///     Command(
///       "inbox", summary: "List your conversations", examples: ["", "--limit 10"], access: signedIn,
///       Option("--limit", "N", .number(in: 1...1000), default: 20, help: "at most N")
///     ) { context, limit in
///       let conversations = try manager().conversations(limit: limit)
///       if context.json { return try context.print(json: .array(conversations.map(\.json))) }
///       var table = Table(.number("NUMBER"), .shrinking("ITEM"))
///       for conversation in conversations { table.add("\(conversation.number)", Text(conversation.title)) }
///       try context.print(table)
///     }
///   }
///
///   private var send: Command {
///     Command(
///       "send", summary: "Send a message", examples: ["7 'Is it still there?'"], access: signedIn,
///       Argument("CONVERSATION", .number, help: "its number"), Argument("TEXT", .text, help: "1 to 4,000 characters")
///     ) { context, conversation, text in
///       let message = try manager().send(text, conversation: conversation)   // throws ChatError, a CommandFailure
///       context.inform("Sent to \(message.recipient, .strong).")
///     }
///   }
///
///   private var leave: Command {
///     Command(
///       "leave", summary: "Leave a conversation", examples: ["7"], access: signedIn,
///       Argument("CONVERSATION", .number, help: "its number"), Flag.yes
///     ) { context, conversation, yes in
///       try context.confirm("Leave conversation \(conversation)?", unless: yes)
///       try manager().leave(conversation)
///     }
///   }
///
///   private var signedIn: Access {
///     Access("whoever is signed in") { _ in try manager().requireSignedIn() }
///   }
/// }
/// ```
///
/// A test runs it in memory: `await Program("p", summary: "", version: "", groups: [chat.group]).captured(["chat", "inbox"])`.
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
    _ name: String, summary: String, details: String? = nil, examples: [String] = [], access: Access,
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
  /// Its verbs, in the order of help.
  public let commands: [Command]

  /// `summary` says in a few words what the noun is about.
  public init(_ name: String, summary: String, _ commands: [Command]) {
    self.name = name
    self.summary = summary
    self.commands = commands
  }
}

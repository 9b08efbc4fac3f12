public import Chat
public import Commands
public import ItemInterface
public import LegacyInterface
public import UserInterface

/// `marketplace chat …`: what two people do in a conversation.
public struct ChatCommands: Sendable {
  let joined: JoinedConversations

  /// Commands on what the lazies give, which are first called when a command runs.
  public init(
    manager: @autoclosure @escaping @Sendable () -> ChatManager,
    items: @autoclosure @escaping @Sendable () -> any ItemInterface,
    users: @autoclosure @escaping @Sendable () -> any UserInterface,
    legacy: @autoclosure @escaping @Sendable () -> any LegacyInterface
  ) {
    joined = JoinedConversations(manager: manager, items: items, users: users, legacy: legacy)
  }

  /// The noun with its verbs.
  public var group: CommandGroup {
    CommandGroup(
      "chat", summary: "Talk and haggle about an item",
      [start, inbox, show, send, offer, accept, decline, withdraw, leave, watch])
  }
}

extension ChatCommands {
  var manager: ChatManager { joined.manager() }

  /// Who runs the program. Throws a failure with `notPermitted` where nobody signed in.
  func me() throws -> any UserSummary {
    guard let user = try joined.users().signedInUser() else {
      throw Failure(
        .notPermitted, "Nobody is signed in.",
        hint: "Sign in with `user login HANDLE`, or make an account with `user register HANDLE`.")
    }
    return user
  }

  var signedIn: Access {
    Access("whoever is signed in") { _ in _ = try me() }
  }

  /// The manager refuses a third person; here nobody gets that far without a session.
  var eitherSide: Access {
    Access("the buyer and the seller of the conversation") { _ in _ = try me() }
  }

  static var conversation: Argument<Int64> {
    Argument("CONVERSATION", .number, help: "its number")
  }
}

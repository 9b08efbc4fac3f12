import Commands
import Records
import User

extension UserCommands {
  var follow: Command {
    relation(
      "follow", summary: "Follow somebody", done: "You follow %.", before: "You follow % already.",
      change: UserManager.follow)
  }

  var unfollow: Command {
    relation(
      "unfollow", summary: "Stop following somebody", done: "You follow % no longer.",
      before: "You did not follow %.", change: UserManager.unfollow)
  }

  var block: Command {
    relation(
      "block", summary: "Have nothing to do with somebody",
      details: "Neither of you can follow the other or start a conversation; follows end in both directions.",
      done: "% is blocked.", before: "% is blocked already.", change: UserManager.block)
  }

  var unblock: Command {
    relation(
      "unblock", summary: "End a block", done: "% is no longer blocked.", before: "% was not blocked.",
      change: UserManager.unblock)
  }

  /// A command towards one person; `%` in the messages is that person.
  private func relation(
    _ name: String, summary: String, details: String? = nil, done: String, before: String,
    change: @escaping @Sendable (UserManager) -> (String, Int64) throws -> Changed
  ) -> Command {
    Command(
      name, summary: summary, details: details, examples: ["ben"], access: signedIn,
      Argument("HANDLE", .text, help: "whom")
    ) { context, handle in
      let changed = try change(manager)(handle, manager.requireSignedIn().number)
      let other = changed.person.account.handle
      if context.json {
        return try context.print(json: ["handle": .string(other.text), "changed": .bool(changed.isNew)])
      }
      let parts = (changed.isNew ? done : before).split(separator: "%", omittingEmptySubsequences: false)
      context.inform(parts.map { Text(String($0)) }.joined(separator: other.mention))
    }
  }
}

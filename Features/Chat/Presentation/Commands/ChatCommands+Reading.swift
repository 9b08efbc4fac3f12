import Chat
import Commands
import UserInterface

extension ChatCommands {
  var inbox: Command {
    Command(
      "inbox", summary: "List your conversations", details: "The latest activity first, without those that you left.",
      examples: ["", "--limit 10"], access: signedIn,
      Option("--limit", "N", .number(in: 1...1_000), default: 50, help: "at most N"),
      Option("--cursor", "CURSOR", .text, help: "go on where an earlier page ended")
    ) { context, limit, cursor in
      let inbox = try joined.inbox(of: me().id, limit: limit, cursor: cursor)
      if context.json { return try context.print(json: inbox.json) }
      guard !inbox.lines.isEmpty else { return context.inform("No conversations.") }
      var table = Table(.number("NUMBER"), .text("WITH"), .shrinking("ITEM"), .number("NEW"), .shrinking("LAST"))
      for line in inbox.lines {
        let conversation = line.conversation
        table.add(
          "\(conversation.number)", mention(conversation.other), Text(conversation.item?.title ?? "–"),
          conversation.unread == 0 ? "" : "\(conversation.unread, .caution)", line.last?.summary ?? "")
      }
      try context.print(table)
      if let next = inbox.nextCursor { context.inform("More: `chat inbox --cursor \(next)`") }
    }
  }

  var show: Command {
    Command(
      "show", summary: "Show a conversation", details: "Its newest entries, which then count as read. Times are UTC.",
      examples: ["1", "1 --before 120"], access: eitherSide,
      Self.conversation,
      Option("--limit", "N", .number(in: 1...1_000), default: 50, help: "at most N entries"),
      Option("--before", "ENTRY", .number, help: "entries before this one")
    ) { context, number, limit, before in
      let me = try me()
      let thread = try joined.thread(number, for: me.id, before: before, limit: limit)
      if context.json {
        try context.print(json: thread.json)
      } else {
        try print(thread, for: me.id, before: before, context)
      }
      // Only what went out counts as read.
      try context.output.flush()
      if let newest = thread.entries.last?.number { try manager.markRead(number, through: newest, by: me.id) }
    }
  }

  private func print(
    _ thread: JoinedThread, for userId: String, before: Int64?, _ context: CommandContext
  ) throws {
    let conversation = thread.conversation
    try context.print("Conversation \(conversation.number): \(conversation.title)")
    try context.print("\(mention(conversation.buyer)) asks \(mention(conversation.seller))")
    for entry in thread.entries { try context.print(entry.line) }
    if thread.entries.isEmpty, let before { context.inform("Nothing is older than entry \(before).") }
    for offer in thread.standingOffers { try context.print(offer.line) }
    if let before = thread.olderBefore {
      context.inform("Older: `chat show \(conversation.number) --before \(before)`")
    }
    if thread.standingOffers.contains(where: { !$0.isOwn }), conversation.item?.state == .available,
      try !joined.users().isBlocked(userId, with: conversation.otherId)
    {
      context.inform("`chat accept \(conversation.number)` takes the other side's offer.")
    }
  }

  var watch: Command {
    Command(
      "watch", summary: "Print what happens, as it happens",
      details: "Whatever program it comes from, in one conversation or in all of yours, until Ctrl-C. Times are UTC.",
      examples: ["", "1", "--json"], access: eitherSide,
      Argument(optional: "CONVERSATION", .number, help: "its number; all of yours without it")
    ) { context, number in
      let me = try me()
      let updates = try manager.updates(for: me.id, in: number)
      if context.messages.isTerminal { context.inform("Watching; Ctrl-C ends it.") }
      for try await message in updates {
        let entry = try joined.entry(message, for: me.id)
        if context.json {
          try context.print(json: entry.json)
        } else if number == nil {
          try context.print("\("[\(entry.conversation)]", .accent) \(entry.line)")
        } else {
          try context.print(entry.line)
        }
        try context.output.flush()
      }
    }
  }
}

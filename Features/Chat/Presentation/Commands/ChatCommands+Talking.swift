import Chat
import Commands
import Records
import UserInterface

extension ChatCommands {
  var start: Command {
    Command(
      "start", summary: "Ask the seller of an item",
      details: "Goes on with your conversation about the item where there is one.",
      examples: ["7", "7 'Is it still there?'", "7 - < message.txt"], access: signedIn,
      Argument("ITEM", .number, help: "its number"),
      Argument(optional: "TEXT", .text, help: "the first message; - reads it from standard input")
    ) { context, item, text in
      let me = try me()
      var message: Message?
      var conversation: Conversation
      if let text {
        let text = try MessageText.read(text, context)
        (conversation, message) = try manager.start(itemId: String(item), buyerId: me.id, text: text)
      } else {
        conversation = try manager.start(itemId: String(item), buyerId: me.id)
      }
      let shown = try joined.conversation(conversation, for: me.id)
      if context.json {
        var object = shown.json
        object["last"] = try message.map { try joined.entry($0, for: me.id).json } ?? .null
        try context.print(json: .object(object))
      } else {
        try context.print(
          "Conversation \(shown.number, .strong) with \(mention(shown.other)): \(shown.title)")
      }
    }
  }

  var send: Command {
    Command(
      "send", summary: "Send a message", details: "It brings back whoever had left the conversation.",
      examples: ["1 'Is it still there?'", "1 - < message.txt"], access: eitherSide,
      Self.conversation,
      Argument(optional: "TEXT", .text, help: "1 to 4,000 characters; - or none reads standard input")
    ) { context, number, text in
      let me = try me()
      if text == nil, context.input.isTerminal { throw UsageFailure("TEXT is missing.") }
      let message = try manager.send(MessageText.read(text ?? "-", context), in: number, by: me.id)
      if context.json {
        try context.print(json: joined.entry(message, for: me.id).json)
      } else {
        try context.print("Sent as message \(message.number).")
      }
    }
  }

  var leave: Command {
    Command(
      "leave", summary: "Hide a conversation until something happens in it",
      details: """
        The other side sees that you left. Any later message, yours or theirs, brings you back. Your offer stands until \
        it ends: take it back first with `chat withdraw`.
        """,
      examples: ["1"], access: eitherSide,
      Self.conversation
    ) { context, number in
      try manager.leave(number, by: me().id)
      if context.json {
        try context.print(json: ["number": .number(number), "left": true])
      } else {
        try context.print("You left conversation \(number).")
      }
    }
  }
}

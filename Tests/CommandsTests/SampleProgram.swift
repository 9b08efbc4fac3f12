import Commands

enum Order: String, CaseIterable, Sendable {
  case relevance, newest, price
}

/// A foreign error, which only the program's `explain` knows.
struct ForeignError: Error {
  var isKnown = true
}

/// A small program with a bit of everything.
let sample = Program(
  "shop", summary: "A shop", version: "1.2",
  groups: [
    CommandGroup(
      "chat", summary: "Conversations",
      [
        Command(
          "send", summary: "Send a message", details: "The other side sees it at once.",
          examples: ["7 'Is it still there?'"], access: Access("whoever is signed in"),
          Argument("CONVERSATION", .number, help: "its number"), Argument("TEXT", .text),
          Option("--limit", short: "-n", "N", .number(in: 1...1000), default: 20, help: "at most N"),
          Flag("--quiet", help: "say nothing")
        ) { context, conversation, text, limit, isQuiet in
          try context.print("\(conversation) \(text) \(limit) \(isQuiet)")
        },
        Command("inbox", summary: "List conversations", access: .anyone) { context in
          try context.print(context.json ? "[]" : "nothing")
        },
      ]),
    CommandGroup(
      "item", summary: "Things on sale",
      [
        Command(
          "search", summary: "Search", access: .anyone,
          Argument(repeating: "WORD", .text, atLeast: 0, takesDashWords: true),
          Option("--order", "ORDER", .choice(of: Order.self), default: .relevance),
          Option("--category", "NAME", .text), Option(repeating: "--attribute", "KEY=VALUE", .text)
        ) { context, words, order, category, attributes in
          let query = words.joined(separator: "|")
          let filters = attributes.joined(separator: "|")
          try context.print("\(query) \(order.rawValue) \(category ?? "-") \(filters)")
        },
        Command(
          "move", summary: "Move", access: .anyone, Argument(optional: "FROM", .text),
          Argument(repeating: "NUMBER", .number),
          Argument("TO", .text), Option(required: "--by", "HANDLE", .text)
        ) { context, from, numbers, to, by in
          let all = numbers.map(String.init).joined(separator: "|")
          try context.print("\(from ?? "-") \(all) \(to) \(by)")
        },
      ]),
  ],
  commands: [
    Command("forbidden", summary: "Refuse", access: Access("nobody") { _ in throw Failure(.notPermitted, "No.") }) {
      context in try context.print("ran")
    },
    Command(
      "fail", summary: "Fail", access: .anyone, Argument("HOW", .choice("known", "unknown", "refused", "cancelled"))
    ) {
      context, how in
      try context.print("before")
      switch how {
      case "refused": throw Failure(.refused, "The item \u{1B}[31m is sold\u{202E}.\nreally", hint: "Take another.")
      case "cancelled": throw CancellationError()
      default: throw ForeignError(isKnown: how == "known")
      }
    },
  ],
  explain: { error in
    (error as? ForeignError).flatMap { $0.isKnown ? Failure(.unavailable, "The database is locked.") : nil }
  },
  globals: Option("--database", "FILE", .file, help: "where the shop is kept"), Flag("--loud")
) { context, database, isLoud in
  if let database { context.inform("database \(database)") }
  if isLoud { context.inform("LOUD") }
}

import Commands
import Item
import UserInterface

extension ItemCommands {
  var search: Command {
    Command(
      "search", summary: "Find items by words",
      details: """
        Looks for whole words in titles and descriptions; all have to be there, case and accents make no difference. \
        word* finds beginnings, "two words" in quotes a phrase, and -word leaves out. Without words it shows the newest.

        By relevance, the phrase in a title comes first, then all words in the title, then the rest, each newest first. \
        By price, each currency comes by itself.
        """,
      examples: [
        "desk lamp", "'\"desk lamp\"' -kids --max-price 200 --currency EUR", "'bici*' --sort price --json",
      ], access: .anyone,
      Argument(
        repeating: "WORD", .text, atLeast: 0, help: "what to look for; put quotes of a phrase between quotes",
        takesDashWords: true),
      SearchOptions.category, SearchOptions.minimumPrice, SearchOptions.maximumPrice, SearchOptions.currency,
      SearchOptions.condition, SearchOptions.seller, SearchOptions.states,
      Option("--sort", "ORDER", .choice(of: SearchOrder.self), default: .relevance, help: "what comes first"),
      SearchOptions.limit, SearchOptions.cursor
    ) { context, words, category, minimum, maximum, currency, condition, seller, states, order, limit, cursor in
      let options = SearchOptions(
        category: category, minimumPrice: minimum, maximumPrice: maximum, currency: currency, condition: condition,
        seller: seller, states: states)
      let page = try manager.search(
        SearchQuery(words.joined(separator: " ")), filter: options.filter(self), order: order, limit: limit,
        cursor: cursor)
      try print(page, in: context)
    }
  }

  var show: Command {
    Command(
      "show", summary: "Show an item",
      details: "Its seller sees all of its history, a buyer what concerns them. Times are UTC.",
      examples: ["1", "1 --json"], access: .anyone,
      Self.item
    ) { context, number in
      let detail = try joined.detail(number, for: viewerId())
      if context.json { return try context.print(json: detail.json) }
      for line in detail.lines { try context.print(line) }
    }
  }

  var list: Command {
    Command(
      "list", summary: "List a seller's items, or your favourites", details: "The newest first.",
      examples: ["", "--seller ana", "--favourites", "--status removed"],
      access: Access("anyone for --seller; for your own items and favourites whoever is signed in"),
      Option("--seller", "HANDLE", .text, help: "whose items; yours without it"),
      Flag("--favourites", help: "what you marked, of all sellers"),
      Option(
        repeating: "--status", "STATUS", .choice(of: ListingStatus.State.self),
        help: "only in this state; by default all but removed"),
      SearchOptions.limit, SearchOptions.cursor
    ) { context, seller, isFavourites, states, limit, cursor in
      var filter = ListingFilter(states: [.available, .reserved, .sold])
      if !states.isEmpty { filter.states = Set(states) }
      if isFavourites { filter.favouriteOf = try me().id }
      if let seller {
        filter.sellerId = try person(seller).id
      } else if !isFavourites {
        filter.sellerId = try me().id
      }
      let page = try manager.search(
        .everything, filter: filter, order: .newest, limit: limit, cursor: cursor, by: viewerId())
      try print(page, in: context)
    }
  }

  private func print(_ page: SearchPage, in context: CommandContext) throws {
    let page = try joined.page(page, for: viewerId())
    if context.json { return try context.print(json: page.json) }
    guard !page.items.isEmpty else { return context.inform("No items.") }
    try context.print(page.table)
    if let next = page.nextCursor { context.inform("More: add --cursor \(next)") }
  }
}

import Commands
import Item
import Money
import Records
import UserInterface

extension ItemCommands {
  var importListings: Command {
    Command(
      "import", summary: "Bring in a file of your listings",
      details: """
        JSON Lines, or an array of JSON objects: title, price (or "free": true), and whatever there is of id (or \
        post_id), description, currency, category, condition, attributes and place. A listing is known again by its id, \
        or else by all of its fields: a second run adds nothing twice, changes what is different, and goes on where an \
        interrupted one stopped. Records that a rule is against are listed, and the rest goes in.
        """,
      examples: ["listings.json --currency USD", "- --json < listings.jsonl"], access: signedIn,
      Argument("FILE", .input, help: "a file, or - for standard input"),
      Option("--currency", "CODE", .currency, help: "what prices are in where a record does not say; by default yours")
    ) { context, source, currency in
      let importer = ListingImporter(
        manager: manager, sellerId: try me().id, currencyCode: try self.currency(currency).code)
      let progress = context.progress("Importing", unit: "listings")
      defer { progress.finish() }
      let report = try await importer.run(JSONReader(context.open(source))) { progress.update(done: $0) }
      progress.finish()
      try report.print(in: context)
    }
  }

  var exportListings: Command {
    Command(
      "export", summary: "Write a seller's listings to standard output",
      details: """
        The oldest first, without what was removed. An import of it by the same seller finds everything unchanged. In \
        the tables csv and tsv, attributes are an object of JSON, and an apostrophe stands before what a spreadsheet \
        would run.
        """,
      examples: ["> mine.json", "--format csv --seller ana > ana.csv"], access: signedIn,
      Option("--format", "FORMAT", .choice(of: ExportFormat.self), default: .json, help: "how it is written"),
      Option("--seller", "HANDLE", .text, help: "whose listings; yours without it"),
      Option(
        repeating: "--status", "STATUS", .choice(of: StatusChoice.self), help: "only in this state; by default any")
    ) { context, format, seller, states in
      var options = SearchOptions(states: states.isEmpty ? [.any] : states)
      options.seller = seller
      var filter = try options.filter(self)
      filter.sellerId = try filter.sellerId ?? me().id
      try export(filter, to: ListingWriter(context.output, format: format))
    }
  }

  /// Page by page, so that memory stays flat.
  private func export(_ filter: ListingFilter, to writer: ListingWriter) throws {
    var cursor: String?
    repeat {
      try Task.checkCancellation()
      let page = try manager.search(.everything, filter: filter, order: .oldest, limit: 500, cursor: cursor)
      for item in try joined.page(page, for: nil).items { try writer.write(item) }
      cursor = page.nextCursor
    } while cursor != nil
    try writer.finish()
  }
}

import Chat
import Commands
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Injection
import Item
import ItemPresentation
import LegacyInterface
import Money
import Records
import User

/// `marketplace import …`: records from elsewhere, for whoever runs the market.
struct ImportCommands: Sendable {
  let container: DependencyContainer
  let legacy: any LegacyInterface
  let access: Access

  var group: CommandGroup {
    CommandGroup("import", summary: "Take in records from elsewhere", [listings, negotiations])
  }

  static let currency = Option(
    "--currency", "CODE", .currency, help: "what prices are in where a record does not say (ISO 4217)")
  static let createPeople = Flag("--create-people", help: "make accounts for people who have none")

  private var listings: Command {
    Command(
      "listings", summary: "Import one seller's listings",
      details: """
        The same as `item import`, for a seller who need not be signed in. A listing is known again by its id, or else by \
        all of its fields, so a second run adds nothing twice and an interrupted one goes on where it stopped.
        """,
      examples: ["listings.json --seller garage --create-people --currency USD"], access: access,
      Argument("FILE", .input, help: "JSON or JSON Lines; - for standard input"),
      Option(required: "--seller", "HANDLE", .text, help: "whose listings they are"), Self.currency, Self.createPeople
    ) { context, file, seller, currency, createPeople in
      let (user, item) = try container.verify(providing: UserFeature.self, ItemFeature.self)
      let reader = JSONReader(try context.open(file))
      let people = ImportedPeople(users: user.manager, mayCreate: createPeople)
      let importer = ListingImporter(
        manager: item.manager, sellerId: try people.id(handle: seller, displayName: seller),
        currencyCode: currency?.code ?? legacy.currencyCode)
      let progress = context.progress("Importing", unit: "listings")
      defer { progress.finish() }
      let report = try await importer.run(reader) { progress.update(done: $0) }
      progress.finish()
      try report.print(in: context)
    }
  }

  private var negotiations: Command {
    Command(
      "negotiations", summary: "Import conversations with their offers",
      details: """
        FILE holds one conversation a line (or an array of them): {"conversation", "item": {"post_id", "title", …}, \
        "events": [{"at", "from", "type", …}]}, where "at" is a Unix time, "from" is buyer or seller, and "type" is \
        message, offer, accept, reject or quit. Each event goes through the market's rules at its own time; those that \
        the rules refuse are listed. An interrupted import goes on where it stopped when it is run again.
        """,
      examples: ["negotiations.jsonl --create-people --currency USD"], access: access,
      Argument("FILE", .input, help: "JSON or JSON Lines; - for standard input"), Self.currency, Self.createPeople
    ) { context, file, currency, createPeople in
      let clock = SteppedClock(Date())
      let market = container.child()
      market.register(MarketClock.self, dependency: MarketClock { clock.now })
      let (database, user, item, chat) = try market.verify(
        providing: MarketDatabase.self, UserFeature.self, ItemFeature.self, ChatFeature.self)
      let reader = JSONReader(try context.open(file))
      let progress = context.progress("Importing", unit: "conversations")
      defer { progress.finish() }
      let totals = try await NegotiationImport(
        database: database, people: ImportedPeople(users: user.manager, mayCreate: createPeople), items: item.manager,
        chat: chat.manager, clock: clock, currencyCode: currency?.code ?? legacy.currencyCode
      ).run(reader) { progress.update(done: $0) }
      progress.finish()
      try context.print(totals)
      if let unreadable = totals.unreadable {
        throw Failure(
          unreadable.exitCode, unreadable.message,
          hint: "What could be read went in; mend the file and import it again.")
      }
    }
  }
}

import Commands
import Item
import Money
import UserInterface

extension ItemCommands {
  var add: Command {
    Command(
      "add", summary: "Put an item on sale",
      examples: [
        "'Beach cruiser' --price 120 --category bike --condition good",
        "'Desk lamp' --free --place Porto --attribute colour=red",
      ], access: signedIn,
      Argument("TITLE", .text, help: "1 to 120 characters"),
      DetailOptions.price, DetailOptions.free, DetailOptions.currency, DetailOptions.description,
      DetailOptions.category, DetailOptions.condition, DetailOptions.attributes, DetailOptions.place
    ) { context, title, price, isFree, currency, description, category, condition, attributes, place in
      let options = DetailOptions(
        title: title, price: price, isFree: isFree, currency: currency, description: description, category: category,
        condition: condition, attributes: attributes, place: place)
      guard price != nil || isFree else {
        throw UsageFailure("The price is missing.", hint: "Give --price AMOUNT, or --free.")
      }
      var details = ListingDetails(title: title, price: .free, currencyCode: try self.currency(currency).code)
      try options.apply(to: &details, self)
      try print(manager.add(details, sellerId: me().id), in: context)
    }
  }

  var edit: Command {
    Command(
      "edit", summary: "Change what your item says",
      details: """
        Only what is named changes; an empty text takes a field away. The price of a reserved item stays as it is, and \
        all of one that is sold or removed.
        """,
      examples: ["1 --price 99.50", "1 --title 'Red beach cruiser' --attribute size=M --attribute colour="],
      access: seller,
      Self.item,
      Option("--title", "TEXT", .text, help: "1 to 120 characters"),
      DetailOptions.price, DetailOptions.free, DetailOptions.currency, DetailOptions.description,
      DetailOptions.category, DetailOptions.condition, DetailOptions.attributes, DetailOptions.place
    ) { context, number, title, price, isFree, currency, description, category, condition, attributes, place in
      let options = DetailOptions(
        title: title, price: price, isFree: isFree, currency: currency, description: description, category: category,
        condition: condition, attributes: attributes, place: place)
      guard !options.isEmpty else {
        throw UsageFailure("There is nothing to change.", hint: "Name a field, such as --price.")
      }
      try print(manager.edit(number, by: me().id) { try options.apply(to: &$0, self) }, in: context)
    }
  }

  var remove: Command {
    Command(
      "remove", summary: "Take your item off the market",
      details: "It cannot come back. A reserved item has to be released first.", examples: ["1", "1 --yes"],
      access: seller,
      Self.item, Flag.yes
    ) { context, number, isConfirmed in
      let me = try me()
      let listing = try manager.listing(number)
      // Nobody is asked about what they may not do; the manager says so.
      if listing.sellerId == me.id, listing.isAvailable {
        try context.confirm("Take item \(number), \(listing.title, .strong), off the market?", unless: isConfirmed)
      }
      try print(manager.remove(number, by: me.id), in: context)
    }
  }

  func print(_ listing: Listing, in context: CommandContext) throws {
    let item = try joined.item(listing)
    if context.json { try context.print(json: item.json) } else { try context.print(item.summary) }
  }
}

import Commands
import Item
import UserInterface

extension ItemCommands {
  private static var buyer: Option<String> { Option(required: "--to", "HANDLE", .text, help: "the buyer") }

  var reserve: Command {
    Command(
      "reserve", summary: "Hold your item for a buyer", details: "Accepting an offer in a conversation does the same.",
      examples: ["1 --to ben", "1 --to ben --price 90"], access: seller,
      Self.item, Self.buyer,
      Option("--price", "AMOUNT", .text, help: "what you agreed on; the asking price without it")
    ) { context, number, buyer, price in
      let me = try me()
      let agreed = try price.map { try agreedPrice($0, for: number) }
      try print(manager.reserve(number, for: person(buyer).id, priceMinorUnits: agreed, by: me.id), in: context)
    }
  }

  var release: Command {
    Command(
      "release", summary: "Make your reserved item available again", examples: ["9"], access: seller,
      Self.item
    ) { context, number in
      try print(manager.release(number, by: me().id), in: context)
    }
  }

  var sold: Command {
    Command(
      "sold", summary: "Say that your item changed hands",
      details: "It finishes the deal, after which each side may write a review. It cannot be taken back.",
      examples: ["1 --to ben", "1 --to ben --price 90"], access: seller,
      Self.item, Self.buyer,
      Option("--price", "AMOUNT", .text, help: "what was paid; the agreed or asking price without it")
    ) { context, number, buyer, price in
      let me = try me()
      let paid = try price.map { try agreedPrice($0, for: number) }
      try print(manager.sell(number, to: person(buyer).id, priceMinorUnits: paid, by: me.id), in: context)
    }
  }

  private func agreedPrice(_ text: String, for number: Int64) throws -> Int64 {
    let listing = try manager.listing(number)
    return try minorUnits(text, in: currency(code: listing.currencyCode), for: "--price")
  }
}

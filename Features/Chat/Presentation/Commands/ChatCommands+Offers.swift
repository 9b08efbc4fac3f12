import Chat
import Commands
import ItemInterface
import Money
import UserInterface

extension ChatCommands {
  var offer: Command {
    Command(
      "offer", summary: "Offer a price",
      details: "It stands for 48 hours, in the item's currency, and replaces your earlier one.",
      examples: ["1 70", "1 69.50"], access: eitherSide,
      Self.conversation, Argument("PRICE", .text, help: "such as 69.50")
    ) { context, number, text in
      let me = try me()
      let price: Price
      do {
        price = try joined.price(text, in: number, for: me.id)
      } catch let error as MoneyError {
        throw UsageFailure("PRICE: \(error).")
      }
      let offer = try manager.offer(price, in: number, by: me.id)
      try print(offer, me.id, context) { "You offer \($0.price.text, .strong) until \(Text.minute($0.expiresAt)) UTC." }
    }
  }

  var accept: Command {
    Command(
      "accept", summary: "Accept the other side's offer",
      details: "The item is then reserved for the buyer at that price, and no offer stands any more.",
      examples: ["1"], access: eitherSide,
      Self.conversation
    ) { context, number in
      let me = try me()
      let offer = try manager.accept(in: number, by: me.id)
      try print(offer, me.id, context) { "Agreed on \($0.price.text, .strong): the item is reserved for its buyer." }
    }
  }

  var decline: Command {
    Command(
      "decline", summary: "Decline the other side's offer", examples: ["1"], access: eitherSide,
      Self.conversation
    ) { context, number in
      let me = try me()
      let offer = try manager.decline(in: number, by: me.id)
      try print(offer, me.id, context) { "Declined \($0.price.text, .strong)." }
    }
  }

  var withdraw: Command {
    Command(
      "withdraw", summary: "Take your offer back", examples: ["1"], access: eitherSide,
      Self.conversation
    ) { context, number in
      let me = try me()
      let offer = try manager.withdraw(in: number, by: me.id)
      try print(offer, me.id, context) { "Your offer of \($0.price.text, .strong) does not stand any more." }
    }
  }

  private func print(
    _ offer: Offer, _ userId: String, _ context: CommandContext, sentence: (JoinedOffer) -> Text
  ) throws {
    let shown = try joined.offer(offer, for: userId)
    if context.json {
      try context.print(json: shown.json)
    } else {
      try context.print(sentence(shown))
    }
  }
}

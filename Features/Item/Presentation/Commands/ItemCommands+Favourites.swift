import Commands
import Item
import Records
import UserInterface

extension ItemCommands {
  var favourite: Command {
    Command(
      "favourite", summary: "Mark an item to find it again", details: "`item list --favourites` shows them.",
      examples: ["7"], access: signedIn,
      Self.item
    ) { context, number in
      try setFavourite(true, number, in: context)
    }
  }

  var unfavourite: Command {
    Command(
      "unfavourite", summary: "Take the mark off an item", examples: ["7"], access: signedIn,
      Self.item
    ) { context, number in
      try setFavourite(false, number, in: context)
    }
  }

  private func setFavourite(_ isFavourite: Bool, _ number: Int64, in context: CommandContext) throws {
    try manager.setFavourite(isFavourite, number, userId: me().id)
    if context.json { return try context.print(json: ["number": .number(number), "favourite": .bool(isFavourite)]) }
    context.inform("Item \(number) is \(isFavourite ? "" : "no longer ")one of your favourites.")
  }
}

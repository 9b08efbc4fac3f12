import Commands
import User

extension UserCommands {
  var review: Command {
    Command(
      "review", summary: "Review the other side of a finished deal",
      details: """
        Each side of a deal writes one review about the other, and it stays. Name the person, the item, or both: the \
        item where you have several deals with the same person.
        """,
      examples: ["ben --rating 5 --text 'Quick and friendly'", "--item 11 --rating 4 --text 'As described'"],
      access: eitherSide,
      Argument(optional: "HANDLE", .text, help: "the other side"),
      Option("--item", "ITEM", .number, help: "the number of the item"),
      Option(required: "--rating", "1-5", .number(in: Review.ratings), help: "5 is best"),
      Option(required: "--text", "TEXT", .text, help: "1 to 2,000 characters")
    ) { context, handle, item, rating, text in
      let scope: ReviewScope
      switch (handle, item.map(String.init)) {
      case (let handle?, let item?): scope = .both(handle: handle, itemId: item)
      case (let handle?, nil): scope = .person(handle)
      case (nil, let item?): scope = .item(item)
      case (nil, nil): throw UsageFailure("Whom or what to review is missing.", hint: "Give a handle or --item.")
      }
      let actor = try manager.requireSignedIn().number
      let written = try manager.review(ReviewDraft(scope: scope, rating: rating, text: text), by: actor)
      if context.json { return try context.print(json: written.json) }
      context.inform("Reviewed item \(written.itemId) with \(rating) of 5.")
    }
  }

  /// The manager refuses a third person; here nobody gets that far without a session.
  private var eitherSide: Access {
    Access("the buyer and the seller of a finished deal") { _ in _ = try manager.requireSignedIn() }
  }
}

import Commands
import User

extension UserCommands {
  var show: Command {
    Command(
      "show", summary: "Show somebody's profile", examples: ["ana", "ana --reviews 100 --json"], access: .anyone,
      Argument("HANDLE", .text, help: "whose"),
      Option("--reviews", "N", .number(in: 0...1_000), default: 10, help: "at most so many reviews, newest first")
    ) { context, handle, limit in
      let profile = try manager.profile(handle: handle, reviewLimit: limit)
      if context.json { return try context.print(json: profile.json) }
      for line in ProfilePage(profile).lines { try context.print(line) }
    }
  }

  var edit: Command {
    Command(
      "edit", summary: "Change your name, bio or place",
      details: "An empty bio or place removes it. The handle stays.",
      examples: ["--name 'Ana D.' --place Porto", "--bio ''"], access: signedIn,
      Option("--name", "NAME", .text, help: "1 to 60 characters"),
      Option("--bio", "TEXT", .text, help: "up to 500 characters"),
      Option("--place", "PLACE", .text, help: "up to 80 characters")
    ) { context, name, bio, place in
      let change = CardChange(displayName: name, bio: bio, place: place)
      guard change != CardChange() else {
        throw UsageFailure("There is nothing to change.", hint: "Give --name, --bio or --place.")
      }
      let person = try manager.edit(change, by: try manager.requireSignedIn().number)
      if context.json { return try context.print(json: person.json) }
      context.inform("Changed.")
    }
  }
}

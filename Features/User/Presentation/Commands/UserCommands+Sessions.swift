import Commands
import Records
import User

extension UserCommands {
  var register: Command {
    Command(
      "register", summary: "Make an account and sign in",
      details: """
        A handle is 2 to 30 of a-z, 0-9, _ . and -, does not begin with -, and stays. A password has 8 to 1,000 \
        characters; nobody can give it back to you. Accounts that an import made have no password and cannot sign in.
        """,
      examples: ["leo --name 'Leo Brandt'", "leo --name 'Leo Brandt' --password-stdin < password.txt"], access: .anyone,
      Argument("HANDLE", .handle, help: "what others type to find you"),
      Option("--name", "NAME", .text, help: "what others read, 1 to 60 characters; else the handle"),
      Option("--bio", "TEXT", .text, help: "about you, up to 500 characters"),
      Option("--place", "PLACE", .text, help: "where you are, up to 80 characters"),
      Flag.passwordStdin
    ) { context, handle, name, bio, place, fromStandardInput in
      try manager.requireFree(handle)
      let name = try name ?? context.nameInput(for: handle)
      let card = try Card(displayName: name, bio: bio, place: place)
      let password = try context.password(fromStandardInput: fromStandardInput, isNew: true)
      let person = try manager.register(handle: handle.text, card: card, password: password)
      if context.json { return try context.print(json: person.json) }
      context.inform("Welcome, \(person.account.handle.mention). You are signed in.")
    }
  }

  var login: Command {
    Command(
      "login", summary: "Sign in on this machine",
      details: """
        Several accounts may be signed in at once: the latest is used, or the one that --as names. After three failures \
        you have to wait, longer each time.
        """,
      examples: ["ana", "ana --password-stdin < password.txt"], access: .anyone,
      Argument("HANDLE", .handle, help: "your handle"),
      Flag.passwordStdin
    ) { context, handle, fromStandardInput in
      let password = try context.password(fromStandardInput: fromStandardInput)
      let person = try manager.login(handle: handle.text, password: password)
      if context.json { return try context.print(json: person.json) }
      context.inform("Signed in as \(person.account.handle.mention).")
    }
  }

  var logout: Command {
    Command(
      "logout", summary: "Sign out on this machine", examples: ["--all"], access: signedIn,
      Flag("--all", help: "sign every account out")
    ) { context, all in
      let people = try all ? manager.logoutAll() : [manager.logout()]
      if context.json {
        return try context.print(json: ["signedOut": .array(people.map { .string($0.account.handle.text) })])
      }
      context.inform("Signed out: \(people.map(\.account.handle.mention).joined(separator: ", ")).")
    }
  }

  var whoami: Command {
    Command("whoami", summary: "Say who is signed in", examples: ["--json"], access: signedIn) { context in
      let person = try manager.requireSignedIn()
      let documents = try manager.documents(of: person.number)
      let others = try manager.signedInPeople().filter { $0.number != person.number }
      if context.json {
        return try context.print(json: person.json(documents: documents, alsoSignedIn: others))
      }
      try context.print("\(person.account.card.displayName, .strong) (\(person.account.handle.mention))")
      for document in documents {
        try context.print("Verified: \(document.kind.name) \(document.masked)")
      }
      if !others.isEmpty {
        let mentions = others.map(\.account.handle.mention).joined(separator: ", ")
        try context.print("Also signed in: \(mentions); choose with --as.")
      }
    }
  }
}

extension CommandContext {
  /// The name of a new account: asked for where somebody can answer, otherwise the handle.
  fileprivate func nameInput(for handle: Handle) throws -> String {
    guard isInteractive else { return handle.text }
    let name = try ask("Your name (Enter for \(handle.text))", .text, unless: nil, flag: "--name")
    return name.isEmpty ? handle.text : name
  }
}

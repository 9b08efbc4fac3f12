import Commands
import ExampleSupport
import Testing
import UserInterface
import UserInterfaceMocks

@Suite("An example")
struct ExampleTests {
  /// A feature of one command, which says who uses the program.
  private let example = Example(
    "ShopExample", summary: "Shop alone",
    tour: Scenario("tour", "The usual case") { try await $0.run("whoami", as: "ben") },
    scenarios: [
      Scenario("nobody", "Nobody is there", prepare: { $0.signIn(nil) }) { stage in
        try stage.say("Ben left.")
        stage.world.forgetPerson("2")
        try await stage.run("whoami", as: "chloe")
        try await stage.run("whoami", as: nil)
      },
      Scenario("twice", "Somebody asks again") { stage in
        for _ in 1...2 { try await stage.run("whoami", as: "ben") }
      },
    ]
  ) { world in
    let whoami = Command("whoami", summary: "Say who is there", examples: [""], access: .anyone) { context in
      guard let user = try world.users.signedInUser() else { throw OutOfOrder("there is nobody") }
      try context.print("\(user.displayName)")
    }
    return ExampleFeature(commands: CommandGroup("shop", summary: "Who is there", [whoami])) { _ in
      ShopCoordinator(visitor: { try world.users.signedInUser()?.displayName })
    }
  }

  private func run(_ words: String...) async -> CapturedRun {
    let memory = MemoryConsole()
    let exitCode = await example.run(words, on: memory.console)
    return CapturedRun(exitCode: exitCode, output: memory.output, messages: memory.messages)
  }

  @Test("runs a command as Ana, or as whom --as names")
  func who() async {
    #expect(await run("whoami") == CapturedRun(output: "Ana Ribeiro\n"))
    #expect(await run("whoami", "--as", "chloe") == CapturedRun(output: "Chloé Marchand\n"))
  }

  @Test("takes the noun of the feature as well, which its hints speak of")
  func noun() async {
    #expect(await run("shop", "whoami") == CapturedRun(output: "Ana Ribeiro\n"))
    #expect(await run("--as", "ben", "shop", "whoami") == CapturedRun(output: "Ben Whitlock\n"))
    #expect(await run("help", "shop", "whoami").output == run("whoami", "--help").output)
    #expect(await run("shop").output == run("--help").output)
  }

  @Test("says where another feature is to be found, and how one signs in here")
  func otherNoun() async {
    let run = await run("user", "login", "ana")
    #expect(run.exitCode == .usage)
    #expect(run.messages.contains("UserExample") && run.messages.contains("--as HANDLE"))
    #expect(await self.run("item", "show", "1").messages.contains("ItemExample"))
  }

  @Test("says who there is where --as names somebody else")
  func stranger() async {
    let run = await run("whoami", "--as", "bob")
    #expect(run.exitCode == .usage)
    #expect(run.messages.contains("nobody is called bob"))
    #expect(run.messages.contains("ana, ben, chloe, yusuf, hana, nuria"))
  }

  @Test("plays its tour where nothing is asked for")
  func tour() async {
    let run = await run()
    #expect(run.output == "$ ShopExample whoami --as ben\nBen Whitlock\n\n")
    #expect(run.exitCode == .success)
  }

  @Test("lists its scenarios, and refuses one that there is not")
  func scenarios() async {
    #expect(
      await run("scenario").output == "NAME    WHAT HAPPENS\nnobody  Nobody is there\ntwice   Somebody asks again\n")
    let mistyped = await run("scenario", "nobdoy")
    #expect(mistyped.exitCode == .usage)
    #expect(mistyped.messages.contains("Did you mean 'nobody'?"))
  }

  @Test("shows what is said, typed and printed in a scenario, and how each command ends")
  func scenario() async {
    let played = await run("scenario", "nobody").output
    #expect(
      played == """
        # Ben left.
        $ ShopExample whoami --as chloe
        Chloé Marchand

        $ ShopExample whoami --as nobody
        ShopExample: Something that is needed does not work: there is nobody.
        [exit 69]


        """)
  }

  @Test("traces calls to standard error, and those of a scenario under each command")
  func trace() async {
    let command = await run("whoami", "--trace")
    #expect(command.output == "Ana Ribeiro\n")
    #expect(command.messages == "· UserInterface.signedInUser() → @ana\n")
    let scenario = await run("tour", "--trace")
    #expect(
      scenario.output == "$ ShopExample whoami --as ben\n  · UserInterface.signedInUser() → @ben\nBen Whitlock\n\n")
  }

  @Test("traces the calls of a screen to standard error", arguments: ["screen visitor", "app visitor --plain"])
  func screenTrace(words: String) async {
    let memory = MemoryConsole()
    let words = words.split(separator: " ").map(String.init)
    #expect(await example.run(words + ["--trace", "--as", "ben"], on: memory.console) == .success)
    #expect(memory.output.contains("Ben Whitlock"))
    #expect(memory.messages == "· UserInterface.signedInUser() → @ben\n")
  }

  @Test(
    "says what screens need where nobody sits at a terminal", arguments: ["app", "app shop", "--scenario nobody"])
  func noTerminal(words: String) async {
    let memory = MemoryConsole()
    #expect(await example.run(words.split(separator: " ").map(String.init), on: memory.console) == .usage)
    #expect(memory.output.isEmpty)
    #expect(memory.messages.contains("Screens need a terminal.") && memory.messages.contains("--plain"))
  }

  @Test("shows screens as lines where that is asked for, also in a scenario", arguments: ["app", "--scenario nobody"])
  func plain(words: String) async {
    let memory = MemoryConsole(input: "quit\n")
    #expect(
      await example.run(words.split(separator: " ").map(String.init) + ["--plain"], on: memory.console) == .success)
    #expect(memory.output.hasPrefix("Open all day\n"))
  }

  @Test("tells examples of help that somebody can follow from others")
  func help() async throws {
    #expect(try await example.helpExamples() == ["whoami"])
    #expect(await example.refusal(of: "whoami", with: HelpSupplies()) == nil)
    #expect(await example.refusal(of: "whoami --loudly", with: HelpSupplies())?.contains("--loudly") == true)
  }

  @Test("begins screens in a scenario, unless that is brought about by commands alone")
  func screenScenario() async {
    #expect(await run("screen", "visitor", "--scenario", "nobody").output.hasPrefix("Nobody\n"))
    let refused = await run("screen", "visitor", "--scenario", "twice")
    #expect(refused.exitCode == .usage)
    #expect(refused.messages.contains("it takes one of nobody."))
  }

  @Test("lets a person of its world sign in where the feature has no screen for that")
  func signIn() async {
    let run = await run("screen", "sign-in", "--as", "nobody", "--keys", "<down><enter>")
    #expect(run.output.hasPrefix("Open all day\n"))
    #expect(run.output.contains("You are signed in as @ben."))
  }

  @Test("lists where one can go, and prints a screen as it is on a terminal")
  func screen() async {
    #expect(await run("screen") == CapturedRun(output: "shop\nvisitor\nsign-in\n"))
    let screen = await run("screen", "shop", "--size", "20x6", "--keys", "?<esc>")
    #expect(screen.output.hasPrefix("Open all day\n"))
    #expect(await run("screen", "shop", "--format", "svg").output.hasPrefix("<svg"))
  }

  @Test("refuses what it cannot print", arguments: ["nowhere", "shop --size 0x9", "shop --keys <no>"])
  func noScreen(words: String) async {
    let memory = MemoryConsole()
    #expect(await example.run(["screen"] + words.split(separator: " ").map(String.init), on: memory.console) == .usage)
    #expect(memory.output.isEmpty)
  }
}

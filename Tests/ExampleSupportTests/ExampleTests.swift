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
      Scenario("nobody", "Nobody is there") { stage in
        try stage.say("Ben left.")
        stage.world.forgetPerson("2")
        try await stage.run("whoami", as: "chloe")
        try await stage.run("whoami", as: nil)
      }
    ]
  ) { world in
    let whoami = Command("whoami", summary: "Say who is there", access: .anyone) { context in
      guard let user = try world.users.signedInUser() else { throw OutOfOrder("there is nobody") }
      try context.print("\(user.displayName)")
    }
    return ExampleFeature(commands: CommandGroup("shop", summary: "Who is there", [whoami])) { _ in ShopCoordinator() }
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
    #expect(await run("scenario").output == "NAME    WHAT HAPPENS\nnobody  Nobody is there\n")
    #expect(await run("scenario", "somebody").exitCode == .usage)
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

  @Test("lists where one can go, and prints a screen as it is on a terminal")
  func screen() async {
    #expect(await run("screen") == CapturedRun(output: "shop\n"))
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

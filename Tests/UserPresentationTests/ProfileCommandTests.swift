import Commands
import Testing
import User

struct ProfileCommandTests {
  let shell = Shell()

  @Test("Anybody may look at a profile")
  func show() async throws {
    try shell.anaSoldToBob()
    _ = await shell("review", "ana", "--rating", "5", "--text", "Quick\nand friendly")
    _ = await shell("logout", "--all")
    let run = await shell("show", "@ANA")
    #expect(
      run.output == """
        Somebody (@ana)
        5.00 of 5 from 1 rating
        1 item on sale, 0 sold; 0 followers, follows 0; here since 2023-11-14

        5 of 5 by @bob for item 1, 2023-11-14
        Quick
        and friendly

        """)
  }

  @Test("A profile as JSON has exact ratings and its reviews")
  func showJSON() async throws {
    try shell.anaSoldToBob()
    _ = await shell("review", "--item", "1", "--rating", "4", "--text", "Fine")
    #expect(
      await shell("show", "ana", "--json").output == """
        {"id":1,"handle":"ana","name":"Somebody","bio":null,"place":null,"createdAt":"2023-11-14T22:13:20.000Z",\
        "rating":{"average":"4.00","sum":4,"count":1},"followers":0,"following":0,"items":{"onSale":1,"sold":0},\
        "reviews":[{"item":1,"author":"bob","rating":4,"text":"Fine","writtenAt":"2023-11-14T22:13:20.000Z"}]}

        """)
  }

  @Test("A profile of nobody is refused with the name")
  func showNobody() async {
    let run = await shell("show", "zoe")
    #expect(run.exitCode == .refused)
    #expect(run.messages == "marketplace: There is nobody called @zoe.\n")
  }

  @Test("Texts of others cannot steer the terminal")
  func hostileTexts() async throws {
    let ana = try shell.register("ana")
    _ = try shell.manager.edit(CardChange(displayName: "A\u{202E}na", bio: "one\ttwo\u{2028}three"), by: ana)
    let run = await shell("show", "ana")
    #expect(!run.output.unicodeScalars.contains("\u{202E}"))
    #expect(!run.output.unicodeScalars.contains("\u{2028}"))
  }

  @Test("What is edited is shown")
  func edit() async throws {
    try shell.register("ana")
    #expect(await shell("edit", "--name", "Ana D.", "--place", "Porto", "--bio", "Lamps").exitCode == .success)
    #expect(await shell("show", "ana").output.hasPrefix("Ana D. (@ana) in Porto\nLamps\nNo ratings yet\n"))
  }

  @Test(
    "Editing nothing, or past a limit, is refused",
    arguments: [
      ([], ExitCode.usage), (["--name", ""], .refused), (["--place", String(repeating: "x", count: 81)], .refused),
    ])
  func editRefused(arguments: [String], exitCode: ExitCode) async throws {
    try shell.register("ana")
    #expect(await shell.run(["edit"] + arguments).exitCode == exitCode)
  }

  @Test(
    "Relations say what changed and what was so before",
    arguments: [
      ("follow", "You follow @ana.\n", "You follow @ana already.\n"),
      ("block", "@ana is blocked.\n", "@ana is blocked already.\n"),
    ])
  func relations(verb: String, first: String, second: String) async throws {
    try shell.register("ana")
    try shell.register("bob")
    #expect(await shell(verb, "ana") == CapturedRun(messages: first))
    #expect(await shell(verb, "ana") == CapturedRun(messages: second))
    #expect(await shell("un" + verb, "ana", "--json").output == "{\"handle\":\"ana\",\"changed\":true}\n")
    #expect(await shell("un" + verb, "ana", "--json").output == "{\"handle\":\"ana\",\"changed\":false}\n")
  }
}

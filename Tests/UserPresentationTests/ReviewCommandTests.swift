import Commands
import Testing

struct ReviewCommandTests {
  let shell = Shell()

  @Test("A review is written once")
  func once() async throws {
    try shell.anaSoldToBob()
    let arguments = ["review", "--item", "1", "--rating", "5", "--text", "Good"]
    #expect(await shell.run(arguments) == CapturedRun(messages: "Reviewed item 1 with 5 of 5.\n"))
    let again = await shell.run(arguments)
    #expect(again.exitCode == .refused)
    #expect(again.messages == "marketplace: You reviewed the deal about item 1 already.\n")
  }

  @Test("A third person is not permitted", arguments: [["--item", "1"], ["ana"], ["ana", "--item", "1"]])
  func thirdPerson(scope: [String]) async throws {
    try shell.anaSoldToBob()
    try shell.register("carol")
    let run = await shell.run(["review"] + scope + ["--rating", "1", "--text", "Bad"])
    #expect(run.exitCode == .notPermitted)
  }

  @Test("Without a finished deal the hint says when it is finished")
  func noDeal() async throws {
    try shell.register("ana")
    let run = await shell("review", "--item", "1", "--rating", "5", "--text", "Good")
    #expect(run.exitCode == .refused)
    #expect(run.messages.contains("Hint: A deal is finished when"))
  }

  @Test(
    "A malformed call is a usage error",
    arguments: [
      ["--item", "1", "--rating", "6", "--text", "x"], ["--item", "1", "--rating", "five", "--text", "x"],
      ["--item", "lamp", "--rating", "5", "--text", "x"], ["--rating", "5", "--text", "x"], ["bob", "--text", "x"],
      ["bob", "--rating", "5"],
    ])
  func malformed(arguments: [String]) async throws {
    try shell.register("ana")
    #expect(await shell.run(["review"] + arguments).exitCode == .usage)
  }
}

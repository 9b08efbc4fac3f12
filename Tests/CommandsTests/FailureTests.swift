import Commands
import Testing

@Suite("A failure")
struct FailureTests {
  @Test("of a rule says what happened and what to do, and nothing in it acts on the terminal")
  func refused() async {
    let run = await sample.captured(["fail", "refused"])
    #expect(run.exitCode == .refused)
    #expect(run.output == "before\n")
    #expect(run.messages == "shop: The item ␛[31m is sold. really\nHint: Take another.\n")
  }

  @Test("of a library is explained by the program")
  func foreign() async {
    let run = await sample.captured(["fail", "known"])
    #expect(run.exitCode == .unavailable)
    #expect(run.messages == "shop: The database is locked.\n")
  }

  @Test("that nobody knows is our fault")
  func unknown() async {
    let run = await sample.captured(["fail", "unknown"])
    #expect(run.exitCode == .internalFault)
    #expect(run.messages.hasPrefix("shop: This is a fault of shop, not yours: ForeignError(isKnown: false)."))
  }

  @Test("by cancellation is an interruption")
  func cancelled() async {
    let run = await sample.captured(["fail", "cancelled"])
    #expect(run.exitCode == .interrupted)
    #expect(run.messages == "shop: Interrupted.\n")
  }

  @Test("of access comes before anything runs, and after the command line is understood")
  func access() async {
    let run = await sample.captured(["forbidden"])
    #expect(run == CapturedRun(exitCode: .notPermitted, output: "", messages: "shop: No.\n"))
    #expect(await sample.captured(["forbidden", "word"]).exitCode == .usage)
  }

  @Test("has one of eleven exit codes")
  func codes() {
    #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 64, 65, 66, 69, 70, 73, 74, 77, 130])
  }
}

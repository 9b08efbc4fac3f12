import Commands
import Testing

@Suite("A declaration")
struct InconsistencyTests {
  @Test("that is sound has no inconsistencies")
  func sound() {
    #expect(sample.inconsistencies().isEmpty)
  }

  @Test("that is not is told so")
  func unsound() {
    let bad = Command(
      "go", summary: "Go", access: .anyone, Argument(repeating: "A", .text), Argument(repeating: "B", .text),
      Flag("--x"), Flag("--x"),
      Flag("--json"), Flag("free")
    ) { _, _, _, _, _, _, _ in }
    let program = Program(
      "p", summary: "", version: "", groups: [CommandGroup("go", summary: "", [bad, bad])], commands: [bad])
    let found = program.inconsistencies()
    for expected in [
      "'p' has go twice.", "'p go' has go twice.", "'p go' has --x twice.", "'p go': free is no name of an option.",
      "'p go': --json belongs to every command.",
      "'p go': B never gets a word, since another argument takes them all.",
    ] {
      #expect(found.contains(expected))
    }
  }
}

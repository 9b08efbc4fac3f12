import Commands
import Records
import Synchronization
import Testing

@Suite("Output")
struct OutputTests {
  private func program(_ body: @escaping @Sendable (CommandContext) async throws -> Void) -> Program {
    Program(
      "p", summary: "A program", version: "1", commands: [Command("go", summary: "Go", access: .anyone, run: body)])
  }

  @Test(
    "is coloured on a terminal that wants it, or by order",
    arguments: [
      (["go"], 80, ["TERM": "xterm"], true), (["go"], nil, ["TERM": "xterm"], false),
      (["go"], 80, ["TERM": "dumb"], false), (["go"], 80, [:], false),
      (["go"], 80, ["TERM": "xterm", "NO_COLOR": "1"], false), (["go"], 80, ["TERM": "xterm", "NO_COLOR": ""], true),
      (["go", "--color", "always"], nil, ["NO_COLOR": "1"], true),
      (["--color=never", "go"], 80, ["TERM": "xterm"], false),
    ] as [([String], Int?, [String: String], Bool)])
  func color(words: [String], columns: Int?, environment: [String: String], isColored: Bool) async {
    let program = program { try $0.print("\("x", .bad)") }
    let run = await program.captured(words, environment: environment, columns: columns)
    #expect(run.output == (isColored ? "\u{1B}[31mx\u{1B}[0m\n" : "x\n"))
  }

  @Test("as JSON escapes what acts on a terminal")
  func json() async {
    let program = program { try $0.print(json: ["t": "\u{1B}\u{9B}\u{7F}\u{202E}\u{2028}"]) }
    #expect(await program.captured(["go"]).output == #"{"t":"\u001b\u009b\u007f\u202e\u2028"}"# + "\n")
  }

  @Test("takes the records of a writer, raw into a file and safe on a terminal")
  func sink() async {
    let program = program { context in
      try Array("a\u{1B},b\r\n".utf8).withUnsafeBytes { try context.output.write($0) }
    }
    #expect(await program.captured(["go"]).output == "a\u{1B},b\r\n")
    #expect(await program.captured(["go"], columns: 80).output == "a␛,b\n")
  }

  @Test(
    "that fails ends the program as the failure wants",
    arguments: [
      (CInt(32), ExitCode.success, ""),
      (
        28, .inputOutput,
        "p: Cannot write standard output: the disk is full.\nHint: Make room on the disk, then run the command again.\n"
      ),
      (5, .inputOutput, "p: Cannot write standard output: Input/output error.\n"),
    ])
  func fails(code: CInt, exitCode: ExitCode, messages: String) async {
    let memory = MemoryConsole()
    var console = memory.console
    console.output = FailingOutput(code: code)
    for size in [1, 100_000] {
      let line = Text(String(repeating: "x", count: size))
      let ended = await program { try $0.print(line) }.run(["go"], on: console)
      #expect(ended == exitCode)
    }
    #expect(memory.messages == messages + messages)
    #expect(await program { _ in }.run(["--help"], on: console) == exitCode)
  }

  @Test("of a failed command comes before its message")
  func order() async {
    let program = program { context in
      try context.print("data")
      throw Failure(.refused, "No.")
    }
    #expect(await program.captured(["go"]) == CapturedRun(exitCode: .refused, output: "data\n", messages: "p: No.\n"))
  }
}

private struct FailingOutput: ConsoleOutput {
  let code: CInt
  var columns: Int? { nil }

  func write(_ bytes: [UInt8]) throws(FileError) {
    throw FileError(file: "standard output", operation: .write, code: code)
  }
}

import Commands
import Records
import Testing

@Suite("A question")
struct PromptTests {
  private let program = Program(
    "p", summary: "", version: "",
    commands: [
      Command("remove", summary: "Remove", access: .anyone, Flag.yes) { context, yes in
        try context.confirm("Remove it?", unless: yes)
        try context.print("removed")
      },
      Command("name", summary: "Name", access: .anyone, Option("--age", "N", .number(in: 1...99))) { context, given in
        let age = try context.ask("Age", .number(in: 1...99), unless: given, flag: "--age")
        try context.print("\(age)")
      },
      Command("login", summary: "Login", access: .anyone, Flag.passwordStdin, Flag("--new")) {
        context, fromStdin, isNew in
        try context.print("\(context.password(fromStandardInput: fromStdin, isNew: isNew))")
      },
      Command("read", summary: "Read", access: .anyone, Argument("FILE", .input)) { context, source in
        let lines = LineReader(try context.open(source))
        while let line = try lines.next() { try context.print("\(line.get().text)") }
      },
    ])

  @Test(
    "is answered on a terminal",
    arguments: [
      (["remove"], "y\n", ExitCode.success, "removed\n", "Remove it? [y/N] "),
      (["remove"], "YES\n", .success, "removed\n", "Remove it? [y/N] "),
      (["remove"], "\n", .refused, "", "Remove it? [y/N] p: Not confirmed; nothing was changed.\n"),
      (["remove"], "", .refused, "", "Remove it? [y/N] \np: Not confirmed; nothing was changed.\n"),
      (
        ["name"], "x\r\n200\n42\n", .success, "42\n",
        "Age: 'x' will not do for --age: it takes a whole number from 1 to 99.\nAge: '200' will not do for --age: it takes a whole number from 1 to 99.\nAge: "
      ),
      (["login"], "se cret\n", .success, "se cret\n", "Password: \n"),
      (
        ["login", "--new"], "a\nb\nc\nc\n", .success, "c\n",
        "Password: \nPassword again: \nThe two are different; once more.\nPassword: \nPassword again: \n"
      ),
      (
        ["login", "--new"], "caf\u{E9}\ncafe\u{301}\nc\nc\n", .success, "c\n",
        "Password: \nPassword again: \nThe two are different; once more.\nPassword: \nPassword again: \n"
      ),
    ])
  func asked(words: [String], input: String, exitCode: ExitCode, output: String, messages: String) async {
    let run = await program.captured(words, input: input, columns: 80)
    #expect(run == CapturedRun(exitCode: exitCode, output: output, messages: messages))
  }

  @Test(
    "is not asked where an option answers it",
    arguments: [
      (["remove", "--yes"], "", "removed\n"), (["remove", "-y"], "", "removed\n"), (["name", "--age", "7"], "", "7\n"),
      (["login", "--password-stdin"], "secret\r\nmore", "secret\n"),
      (["login", "--password-stdin", "--new"], "s", "s\n"),
    ])
  func answered(words: [String], input: String, output: String) async {
    #expect(await program.captured(words, input: input) == CapturedRun(output: output))
  }

  @Test(
    "without a terminal names the option instead",
    arguments: [(["remove"], "--yes"), (["name"], "--age"), (["login"], "--password-stdin")])
  func alone(words: [String], flag: String) async {
    let run = await program.captured(words, input: "y\n")
    #expect(run.exitCode == .usage)
    #expect(run.messages.hasPrefix("p: \(flag) is missing.\n"))
    #expect(run.messages.contains("Hint: Without a terminal nobody can be asked: give \(flag).\n"))
  }

  @Test("has no answer at the end of input", arguments: [["name"], ["login"]])
  func ended(words: [String]) async {
    #expect(await program.captured(words, columns: 80).exitCode == .usage)
  }

  @Test("to standard input as a file reads its lines")
  func input() async {
    #expect(await program.captured(["read", "-"], input: "a\nb").output == "a\nb\n")
    let missing = await program.captured(["read", "/no/such/file"])
    #expect(missing.exitCode == .noSuchFile)
    #expect(missing.messages == "p: Cannot read /no/such/file: there is no such file or folder.\n")
  }
}

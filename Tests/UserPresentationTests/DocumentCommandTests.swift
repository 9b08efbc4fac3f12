import Commands
import Testing

struct DocumentCommandTests {
  let shell = Shell()

  @Test("A single valid number ends with 0")
  func valid() async {
    #expect(
      await shell("check-document", "CPF", "314.159.265-90") == CapturedRun(output: "valid    CPF  314.159.265-90\n"))
  }

  @Test(
    "A single number that is not valid ends with 1 and says why",
    arguments: [
      ("cpf", "31415926591", "the second check digit should be 0, not 1"),
      ("cpf", "31415926580", "the first check digit should be 9, not 8"),
      ("cnpj", "1", "it has 1 letter or digit instead of 14"),
      ("cnpj", "00.000.000/0000-00", "it is one digit over and over"),
      ("dni", "31415926A", "the letter at the end should be L, not A"),
      ("dni", "3141592LL", "character 8 should be a digit, not L"),
      ("nie", "W3141592E", "character 1 should be one of XYZ, not W"),
      ("cif", "A31415921", "the digit or letter at the end should be 0 or J, not 1"),
      ("cif", "A3141592é", "'é' cannot be in a CIF"), ("cif", "A3141592\u{7}", "U+0007 cannot be in a CIF"),
      ("cpf", "", "there is no number"),
    ])
  func invalid(type: String, number: String, reason: String) async {
    let run = await shell("check-document", type, number)
    #expect(run.exitCode == .refused)
    #expect(run.output.hasSuffix(": \(reason)\n"))
  }

  @Test("As JSON it is one line with type, number, valid and reason")
  func json() async {
    #expect(
      await shell("check-document", "NIE", "x-3141592-e", "--json").output == """
        {"type":"nie","number":"x-3141592-e","valid":true,"reason":null}

        """)
  }

  @Test(
    "A kind that nobody knows, or one without a number, is a usage error",
    arguments: [
      ["passport", "123"], ["cpf"],
    ])
  func usage(arguments: [String]) async {
    #expect(await shell.run(["check-document"] + arguments).exitCode == .usage)
  }

  @Test("A document is tied once, by a number that never was an argument")
  func verify() async throws {
    try shell.register("ana")
    let first = await shell("verify-document", "cpf", "--number-stdin", input: "314.159.265-90\n")
    #expect(first == CapturedRun(messages: "CPF ***.***.***-90 is tied to @ana.\n"))
    let again = await shell("verify-document", "cpf", "--number-stdin", "--json", input: "31415926590")
    #expect(again.output == "{\"type\":\"cpf\",\"number\":\"***.***.***-90\",\"changed\":false}\n")
    try shell.register("bob")
    let other = await shell("verify-document", "cpf", "--number-stdin", input: "31415926590\n")
    #expect(other == CapturedRun(exitCode: .refused, messages: "marketplace: This CPF is tied to another account.\n"))
  }

  @Test("At a terminal the number is asked for")
  func verifyInteractively() async throws {
    try shell.register("ana")
    #expect(await shell("verify-document", "dni", input: "31415926-L\n", columns: 80).exitCode == .success)
  }

  @Test(
    "A wrong number, none, or one as an argument is refused",
    arguments: [
      (["--number-stdin"], "1\n", ExitCode.refused), (["--number-stdin"], "", .usage), ([], "", .usage),
      (["31415926590"], "", .usage),
    ])
  func verifyRefused(arguments: [String], input: String, exitCode: ExitCode) async throws {
    try shell.register("ana")
    #expect(await shell.run(["verify-document", "cpf"] + arguments, input: input).exitCode == exitCode)
  }
}

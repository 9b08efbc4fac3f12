import Commands
import Testing

struct DocumentListTests {
  let shell = Shell()

  @Test(
    "A list is answered row by row and ends with 0, whatever the answers",
    arguments: [
      "cpf,31415926590\nDNI,31415926A\n", "type,number\ncpf,31415926590\nDNI,31415926A",
      "\u{FEFF}Type,Number,note\r\ncpf,31415926590,one\r\n\r\n\"DNI\",\"31415926A\",\"two, three\"\r\n",
    ])
  func list(input: String) async {
    let run = await shell("check-document", "--json", input: input)
    #expect(
      run
        == CapturedRun(
          output: """
            {"type":"cpf","number":"31415926590","valid":true,"reason":null}
            {"type":"dni","number":"31415926A","valid":false,"reason":"the letter at the end should be L, not A"}

            """))
  }

  @Test("For people each row is a line")
  func lines() async {
    let run = await shell("check-document", input: "cpf,314.159.265-90\nnie,X3141592F\n")
    #expect(
      run.output == """
        valid    CPF  314.159.265-90
        invalid  NIE  X3141592F: the letter at the end should be E, not F

        """)
  }

  @Test("Nothing to check is fine", arguments: ["", "\n\n", "type,number\n"])
  func nothing(input: String) async {
    #expect(await shell("check-document", input: input) == CapturedRun())
  }

  @Test("A kind that nobody knows is not valid")
  func unknownKind() async {
    let run = await shell("check-document", "--json", input: "passport,123\n")
    #expect(run.exitCode == .success)
    #expect(run.output.contains(#""type":"passport","number":"123","valid":false,"reason":"no kind"#))
  }

  @Test(
    "A row that cannot be read is told with its line, and the others are checked",
    arguments: [
      ("cpf\n", "line 2: there is no number"), ("cpf,12\"3\n", "line 2"), ("cpf,\u{0}\n", ""),
    ])
  func badRow(row: String, message: String) async {
    let run = await shell("check-document", input: "cpf,31415926590\n\(row)cpf,31415926590\n")
    #expect(run.output.hasPrefix("valid    CPF  31415926590\n"))
    #expect(run.output.hasSuffix("\nvalid    CPF  31415926590\n"))
    #expect(run.exitCode == (message.isEmpty ? .success : .badData))
    #expect(run.messages.contains(message))
  }

  @Test("A quote that is never closed ends the list with the line")
  func unclosedQuote() async {
    let run = await shell("check-document", input: "cpf,31415926590\ncpf,\"314\n")
    #expect(run.exitCode == .badData)
    #expect(run.output == "valid    CPF  31415926590\n")
    #expect(run.messages.contains("line 2"))
  }

  @Test("A huge number is answered like any other")
  func huge() async {
    let run = await shell("check-document", input: "cpf,\(String(repeating: "9", count: 500_000))\n")
    #expect(run.exitCode == .success)
    #expect(run.output.hasSuffix("it has 500000 letters and digits instead of 11\n"))
  }
}

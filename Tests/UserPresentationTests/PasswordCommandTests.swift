import Commands
import Testing
import User

struct PasswordCommandTests {
  let shell = Shell()

  init() throws {
    try shell.register("ana")
  }

  private func signs(in password: String) -> Bool {
    (try? shell.manager.login(handle: "ana", password: password)) != nil
  }

  @Test("At a terminal the present password is asked for, the new one twice")
  func interactively() async {
    let run = await shell(
      "password", input: "correct horse\nbattery\nbatteries\nbattery staple\nbattery staple\n", columns: 80)
    #expect(
      run
        == CapturedRun(
          messages: """
            Present password: \("")
            New password: \("")
            New password again: \("")
            The two are different; once more.
            New password: \("")
            New password again: \("")
            The password of @ana is changed. You stay signed in here; there was no other session.

            """))
    #expect(signs(in: "battery staple"))
  }

  @Test("From a pipe it reads two lines, and --json says how many sessions ended")
  func fromPipe() async {
    let run = await shell("password", "--password-stdin", "--json", input: "correct horse\r\nbattery staple")
    #expect(run == CapturedRun(output: "{\"handle\":\"ana\",\"endedSessions\":0}\n"))
    #expect(signs(in: "battery staple"))
  }

  @Test("It says how many sessions ended on other machines")
  func sessions() async throws {
    for _ in 0..<2 {
      try shell.sessionFile.update { $0 = [] }
      #expect(signs(in: "correct horse"))
    }
    let run = await shell("password", "--password-stdin", input: "correct horse\nbattery staple\n")
    #expect(run.messages.hasSuffix("You stay signed in here; 2 other sessions ended.\n"))
    #expect(await shell("whoami").output == "Somebody (@ana)\n")
  }

  @Test(
    "What is wrong is refused, and changes nothing",
    arguments: [
      ("wrong horse\nbattery staple\n", ExitCode.notPermitted, "The present password is wrong."),
      ("correct horse\nshort\n", .refused, "A password has 8 to 1,000 characters."),
      ("correct horse\n", .usage, "--password-stdin: standard input ended before 'New password'."),
      ("", .usage, "--password-stdin: standard input ended before 'Present password'."),
    ])
  func refused(input: String, exitCode: ExitCode, message: String) async {
    let run = await shell("password", "--password-stdin", input: input)
    #expect(run.exitCode == exitCode)
    #expect(run.messages.hasPrefix("marketplace: \(message)\n"))
    #expect(signs(in: "correct horse"))
  }

  @Test("Without a terminal it names the flag")
  func withoutTerminal() async {
    let run = await shell("password", input: "correct horse\nbattery staple\n")
    #expect(run.exitCode == .usage)
    #expect(run.messages.contains("give --password-stdin"))
  }

  @Test("Passwords are never taken as arguments")
  func arguments() async {
    #expect(await shell("password", "correct horse", "battery staple").exitCode == .usage)
  }

  @Test("After three wrong passwords the message says when to try again")
  func slowdown() async {
    for _ in 0..<3 { _ = await shell("password", "--password-stdin", input: "wrong horse\nbattery staple\n") }
    let run = await shell("password", "--password-stdin", input: "correct horse\nbattery staple\n")
    #expect(run.exitCode == .notPermitted)
    #expect(run.messages.contains("try again in 4 s."))
  }
}

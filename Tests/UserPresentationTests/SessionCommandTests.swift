import Commands
import Testing
import User
import UserPresentation

struct SessionCommandTests {
  let shell = Shell()

  @Test("Whoever registers is signed in")
  func register() async throws {
    let run = await shell("register", "Ana", "--name", "Ana Dias", "--password-stdin", input: "correct horse\n")
    #expect(run == CapturedRun(messages: "Welcome, @ana. You are signed in.\n"))
    #expect(await shell("whoami").output == "Ana Dias (@ana)\n")
  }

  @Test("Without a name the handle stands in, and --json prints the account")
  func registerJSON() async {
    let run = await shell("register", "ana", "--password-stdin", "--json", input: "correct horse\n")
    #expect(
      run.output == """
        {"id":1,"handle":"ana","name":"ana","bio":null,"place":null,"createdAt":"2023-11-14T22:13:20.000Z",\
        "rating":{"average":null,"sum":0,"count":0}}

        """)
  }

  @Test("At a terminal, name and password are asked for, the password twice")
  func registerInteractively() async throws {
    let run = await shell("register", "ana", input: "Ana\ncorrect horse\ncorrect horse\n", columns: 80)
    #expect(run.exitCode == .success)
    #expect(try shell.manager.login(handle: "ana", password: "correct horse").account.card.displayName == "Ana")
  }

  @Test(
    "What cannot be registered is refused",
    arguments: [
      (["a"], ExitCode.usage), (["ana maria"], .usage), (["taken"], .refused), (["ana", "--name", " "], .refused),
      ([], .usage),
    ])
  func registerRefused(arguments: [String], exitCode: ExitCode) async throws {
    try shell.register("taken")
    let run = await shell.run(["register"] + arguments + ["--password-stdin"], input: "correct horse\n")
    #expect(run.exitCode == exitCode)
    #expect(!run.messages.isEmpty)
  }

  @Test(
    "A password that is too short, empty or missing is refused",
    arguments: [
      ("short\n", ExitCode.refused), ("\n", .refused), ("", .usage),
    ])
  func passwordRefused(input: String, exitCode: ExitCode) async {
    #expect(await shell("register", "ana", "--password-stdin", input: input).exitCode == exitCode)
  }

  @Test("An unknown handle and a wrong password are refused in the same words")
  func loginRefused() async throws {
    try shell.register("ana")
    let wrong = await shell("login", "ana", "--password-stdin", input: "wrong password\n")
    let unknown = await shell("login", "zoe", "--password-stdin", input: "wrong password\n")
    #expect(wrong == unknown)
    #expect(wrong.exitCode == .notPermitted)
  }

  @Test(
    "A session file that cannot be used is told as what it is",
    arguments: [
      (PrivateFileFault.diskFull, ExitCode.inputOutput), (.unwritable("Permission denied"), .cannotWrite),
      (.unreadable("Permission denied"), .inputOutput), (.openToOthers, .notPermitted), (.malformed, .badData),
    ])
  func sessionFile(fault: PrivateFileFault, exitCode: ExitCode) {
    let error = UserError.sessionFile(path: "sessions", fault)
    #expect(error.exitCode == exitCode)
    #expect(error.hint != nil)
  }

  @Test("After three failures the message says when to try again")
  func slowdown() async throws {
    for _ in 0..<3 { _ = await shell("login", "ana", "--password-stdin", input: "wrong password\n") }
    let run = await shell("login", "ana", "--password-stdin", input: "wrong password\n")
    #expect(run.exitCode == .notPermitted)
    #expect(run.messages.contains("try again in 4 s."))
  }

  @Test("The latest sign-in is current; signing out returns to the one before")
  func several() async throws {
    try shell.register("ana")
    try shell.register("bob")
    #expect(await shell("whoami").output.contains("Also signed in: @ana"))
    #expect(await shell("logout").messages == "Signed out: @bob.\n")
    #expect(await shell("whoami").output == "Somebody (@ana)\n")
  }

  @Test("All are signed out at once")
  func logoutAll() async throws {
    try shell.register("ana")
    try shell.register("bob")
    #expect(await shell("logout", "--all", "--json").output == "{\"signedOut\":[\"ana\",\"bob\"]}\n")
    #expect(await shell("whoami").exitCode == .notPermitted)
  }

  @Test("Who is signed in sees their documents, masked")
  func whoamiJSON() async throws {
    let ana = try shell.register("ana")
    _ = try shell.manager.verifyDocument(.cpf, number: "31415926590", by: ana)
    let run = await shell("whoami", "--json")
    #expect(run.output.contains(#""documents":[{"type":"cpf","number":"***.***.***-90","#))
    #expect(!run.output.contains("31415926590"))
  }

  @Test(
    "Without a session these are not permitted",
    arguments: [
      ["logout"], ["whoami"], ["password", "--password-stdin"], ["edit", "--name", "Ana"], ["follow", "bob"],
      ["unfollow", "bob"], ["block", "bob"],
      ["unblock", "bob"], ["review", "bob", "--rating", "5", "--text", "Good"], ["verify-document", "cpf"],
    ])
  func needsSession(arguments: [String]) async {
    let run = await shell.run(arguments, input: "")
    #expect(run.exitCode == .notPermitted)
    #expect(run.messages.contains("user login"))
  }
}

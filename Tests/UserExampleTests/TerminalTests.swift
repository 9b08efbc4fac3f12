import TerminalTesting
import Testing

@Suite("UserExample in a terminal", .enabled(if: TerminalSession.isAvailable))
struct TerminalTests {
  private func open(_ address: String, columns: Int = 80, rows: Int = 24) throws -> TerminalSession {
    try TerminalSession("UserExample", arguments: ["app", address], size: (columns, rows))
  }

  @Test("asks for a CPF, and judges it digit by digit")
  func cpf() async throws {
    let session = try open("cpf")
    try await session.waitFor("What is your CPF?")
    #expect(try session.screen.contains("000.000.000-00"))
    try session.type("5299822472")
    try await session.waitFor("529.982.247-2\n")
    #expect(try !session.screen.contains("no CPF"))
    try session.type("6")
    try await session.waitFor("This is no CPF")
    #expect(try !session.screen.contains("[ Continue ]"))
    try session.press("BSpace")
    try await session.waitFor("529.982.247-2\n")
    #expect(try session.screen.contains("This is no CPF"))
    try session.type("5")
    try await session.waitFor("[ Continue ]")
    try session.press("Tab", "Enter")
    try await session.waitFor("***.***.***-25 is verified")
  }

  @Test("takes a pasted CPF in any form")
  func paste() async throws {
    let session = try open("cpf")
    try await session.waitFor("What is your CPF?")
    try session.paste("CPF: 529 982 247/25\n")
    try await session.waitFor("529.982.247-25")
    try await session.waitFor("[ Continue ]")
  }

  @Test("signs in, and never shows the password")
  func signIn() async throws {
    let session = try open("sign-in")
    try await session.waitFor("Password")
    try session.type("ana")
    try session.press("Enter")
    try session.type("ana likes bread")
    try await session.waitFor("•••••••••••••••")
    #expect(try !session.screen.contains("bread"))
    try session.press("Enter")
    try await session.waitFor("You are signed in as @ana")
    #expect(try !session.screen.contains("bread"))
  }

  @Test("changes a password, after a wrong one too")
  func changePassword() async throws {
    let session = try open("change-password")
    try await session.waitFor("Present password")
    for password in ["is it this one?", "something", "something"] {
      try session.type(password)
      try session.press("Enter")
    }
    try await session.waitFor("The present password is wrong.")
    try session.type("ana likes bread")
    try session.press("Tab", "Tab", "Enter")
    try await session.waitFor("Your password is changed.")
    try await session.waitFor("Ana Ribeiro")
  }

  @Test("follows, and asks before a block")
  func relations() async throws {
    let session = try open("user/ben")
    try await session.waitFor("[ Follow ]")
    // Two in a hurry are one.
    try session.press("Enter", "Enter")
    try await session.waitFor("[ Following ✓ ]")
    try await session.waitFor("1 follower")
    try session.press("Right", "Enter")
    try await session.waitFor("Block @ben?")
    try session.press("Right", "Enter")
    try await session.waitFor("[ Unblock ]")
    try await session.waitFor("0 followers")
  }

  @Test("is drawn anew for another size, and when it goes on after a pause")
  func resizeAndSuspend() async throws {
    let session = try open("cpf")
    try await session.waitFor("What is your CPF?")
    try session.type("529")
    try session.resize(columns: 40, rows: 12)
    try await session.waitFor("F1 Help")
    try session.press("C-z")
    try await session.waitFor("Stopped")
    try session.run("fg")
    try await session.waitFor("529")
    try await session.waitFor("F1 Help")
  }

  @Test("waits in the background until the terminal is its own, from the start and later")
  func background() async throws {
    let session = try TerminalSession(environment: [:], size: (80, 24))
    try session.run("\(TerminalSession.path(of: "UserExample")) app cpf &")
    try await waitForStop(in: session)
    try session.run("fg")
    try await session.waitFor("What is your CPF?")
    try session.press("C-z")
    try await session.waitForPrompt()
    try session.run("clear; bg")
    try await waitForStop(in: session)
    #expect(try !session.screen.contains("What is your CPF?"))
    try session.run("fg")
    try await session.waitFor("What is your CPF?")
  }

  @Test("asks for a password in the foreground alone")
  func passwordInBackground() async throws {
    let session = try TerminalSession(environment: [:], size: (80, 24))
    try session.run("\(TerminalSession.path(of: "UserExample")) password --as ana &")
    try await waitForStop(in: session)
    #expect(try !session.screen.contains("Present password"))
    try session.run("fg")
    try await session.waitFor("Present password")
    try session.type("ana likes bread")
    try session.press("Enter")
    try await session.waitFor("New password")
    #expect(try !session.screen.contains("bread"))
  }

  @Test("asks for a password as lines, and shows what is typed again where that is interrupted")
  func passwordAsLines() async throws {
    let program = "\(TerminalSession.path(of: "UserExample")) app sign-in --as nobody --plain"
    let session = try TerminalSession(environment: [:], size: (80, 24))
    try session.run(program)
    try await session.waitFor("2. Password")
    try session.run("2")
    try await session.waitFor("it is not shown")
    try session.run("ana likes bread")
    try await session.waitFor("2. Password, field: hidden")
    try session.run("quit")
    try await session.waitForPrompt()
    try session.run("clear; \(program)")
    try await session.waitFor("2. Password")
    try session.run("2")
    try await session.waitFor("it is not shown")
    try session.press("C-c")
    try await session.waitForPrompt()
    try session.run("clear; echo typing=$(stty -a | grep -c ' echo ')")
    try await session.waitFor("typing=1")
  }

  private func waitForStop(in session: TerminalSession) async throws {
    try session.run("until [ \"$(jobs -s)\" ]; do sleep 0.1; done; clear; echo it is $(jobs -s)")
    try await session.waitFor("it is [1]")
  }

  @Test("goes on once for each time that it is stopped from outside")
  func stops() async throws {
    let session = try open("cpf")
    for _ in 0..<4 {
      try await session.waitFor("F1 Help")
      try session.signal("TSTP")
      try await session.waitFor("Stopped")
      try session.run("clear")
      try await session.waitForNo("Stopped")
      try session.run("fg")
    }
    try await session.waitFor("What is your CPF?")
  }

  @Test(
    "gives the terminal back as it was", arguments: [["C-c"], ["C-q"], nil] as [[String]?])
  func leaves(keys: [String]?) async throws {
    let session = try TerminalSession(environment: [:], size: (80, 24))
    try session.run("stty -g > /dev/null; before=$(stty -g)")
    try session.run("\(TerminalSession.path(of: "UserExample")) app cpf")
    try await session.waitFor("What is your CPF?")
    if let keys { for key in keys { try session.press(key) } } else { try session.signal("TERM") }
    try await session.waitForPrompt()
    try session.run("[ \"$before\" = \"$(stty -g)\" ] && echo as it was")
    try await session.waitFor("\nas it was")
    #expect(try !session.screen.contains("What is your CPF?"))
  }
}

import Commands
import Testing

@Suite("Help")
struct HelpTests {
  @Test("of a command leads with examples and says who may run it")
  func command() async {
    let run = await sample.captured(["chat", "send", "--help"])
    #expect(run.exitCode == .success)
    #expect(
      run.output == """
        Examples:
          shop chat send 7 'Is it still there?'

        Send a message.

        The other side sees it at once.

        Usage: shop chat send [--limit N] [--quiet] CONVERSATION TEXT

        Arguments:
          CONVERSATION  its number
          TEXT

        Options:
          -n, --limit N  at most N (default 20)
          --quiet        say nothing

        Options of every command:
          --database FILE  where the shop is kept
          --loud
          --json           print data as JSON
          --color WHEN     colours; auto means on a terminal (auto, always, never; default auto)
          -h, --help       show help
          --version        show the version

        Who may run it: whoever is signed in.

        """)
  }

  @Test(
    "is the same however it is asked for",
    arguments: [
      ["help", "chat", "send"], ["chat", "help", "send"], ["chat", "send", "-h"], ["-h", "chat", "send"],
      ["chat", "send", "7", "--limit", "-h"], ["chat", "send", "--nonsense", "--help"],
    ])
  func everywhere(words: [String]) async {
    #expect(await sample.captured(words) == sample.captured(["chat", "send", "--help"]))
  }

  @Test("of a noun lists its verbs", arguments: [["chat"], ["help", "chat"], ["chat", "--help"], ["chat", "help"]])
  func noun(words: [String]) async {
    let run = await sample.captured(words)
    #expect(run.exitCode == .success)
    #expect(run.output.hasPrefix("Examples:\n  shop chat send 7 'Is it still there?'\n\nConversations.\n"))
    #expect(run.output.contains("Verbs:\n  send   Send a message\n  inbox  List conversations\n"))
  }

  @Test("of the program lists its nouns", arguments: [[], ["help"], ["--help"], ["-h"]])
  func program(words: [String]) async {
    let run = await sample.captured(words)
    #expect(run.exitCode == .success)
    #expect(run.output.contains("Nouns:\n  chat  Conversations\n  item  Things on sale\n"))
    #expect(run.output.contains("  completions  Print"))
  }

  @Test("is not what a message after -- asks for")
  func message() async {
    #expect(await sample.captured(["chat", "send", "7", "--", "--help"]).output == "7 --help 20 false\n")
  }

  @Test("for an unknown command is a mistake")
  func unknown() async {
    #expect(await sample.captured(["help", "chat", "sned"]).exitCode == .usage)
  }

  @Test("has the version beside it", arguments: [["--version"], ["chat", "inbox", "--version"]])
  func version(words: [String]) async {
    #expect(await sample.captured(words).output == "shop 1.2\n")
  }

  @Test("gives way to a command of its own where a program has one, and tells of it")
  func bare() async {
    let hello = Command(
      "open", summary: "Open", access: .anyone, Option("--door", "DOOR", .choice("front", "back"), default: "front")
    ) { context, door in try context.print("opened \(door)") }
    let close = Command("close", summary: "Close", access: .anyone) { context in try context.print("closed") }
    let program = Program("shop", summary: "A shop", version: "1", commands: [hello, close], bare: hello)
    #expect(await program.captured([]).output == "opened front\n")
    #expect(await program.captured(["open"]).output == "opened front\n")
    #expect(await program.captured(["--door", "back"]).output == "opened back\n")
    #expect(await program.captured(["--door", "back", "open"]).output == "opened back\n")
    #expect(await program.captured(["--door", "back", "close"]).messages.contains("after the command"))
    #expect(await program.captured(["--help"]).output.contains("Usage: shop COMMAND …\nWithout a command: Open.\n"))
    #expect(await program.captured(["open", "--help"]).output.contains("Usage: shop open [--door DOOR]\n"))
  }
}

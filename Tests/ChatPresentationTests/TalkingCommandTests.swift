import Chat
import Commands
import Records
import Testing

@Suite("chat start, send, leave")
struct TalkingCommandTests {
  let market = Market()

  @Test("Starting says who and what it is about, and starting again is the same")
  func start() async {
    let expected = CapturedRun(output: "Conversation 1 with @ana: Bicycle (item 1, €100.00, available)\n")
    #expect(await market.run("ben", "start 1") == expected)
    #expect(await market.run("ben", "start 1", "hello again") == expected)
  }

  @Test("A first message that is refused leaves no conversation")
  func refusedStart() async throws {
    let run = await market.run("ben", "start 1", " ")
    #expect(run == CapturedRun(exitCode: .refused, messages: "marketplace: The message is empty.\n"))
    #expect(try market.manager.inbox(of: "ben").lines.isEmpty)
  }

  @Test(
    "A message comes from the command line or from standard input",
    arguments: [("send 1 hello", ""), ("send 1 -", "hello\n"), ("send 1", "\u{FEFF}hello\r\n")])
  func send(words: String, input: String) async throws {
    await market.run("ben", "start 1")
    #expect(await market.run("ben", words, input: input) == CapturedRun(output: "Sent as message 1.\n"))
    #expect(try market.manager.thread(1, for: "ana").messages.map(\.content) == [.text("hello")])
  }

  @Test("A message as JSON")
  func sendJSON() async throws {
    await market.run("ben", "start 1")
    #expect(
      try await market.json("ben", "send 1", "two\nlines") == [
        "number": 1, "conversation": 1, "from": "ben", "kind": "text", "text": "two\nlines",
        "at": "2023-11-14T22:13:20.000Z",
      ])
  }

  @Test("A message without end is refused before it is read to its end")
  func endless() async {
    await market.run("ben", "start 1")
    let run = await market.run("ben", "send 1 -", input: String(repeating: "more of it\n", count: 100_000))
    #expect(run.exitCode == .refused)
    #expect(run.messages.contains("more than 4000 characters"))
  }

  @Test("Whoever leaves no longer has it in the inbox")
  func leave() async throws {
    await market.run("ben", "start 1")
    #expect(try await market.json("ben", "leave 1") == ["number": 1, "left": true])
    #expect(try await market.json("ben", "inbox")["conversations"] == [])
  }
}

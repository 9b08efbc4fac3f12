import Chat
import ClockTesting
import Commands
import ItemInterfaceMocks
import LegacyInterfaceMocks
import Mocking
import Records
import Testing

@Suite("chat inbox, show")
struct ReadingCommandTests {
  let market: Market

  init() async {
    market = Market()
    await market.run("ben", "start 1", "Is it still there?")
    await market.run("ana", "send 1", "Yes.\nCome and see.")
    await market.run("ben", "offer 1 70")
  }

  @Test("An inbox shows who, what, how much is new, and the newest entry")
  func inbox() async {
    #expect(
      await market.run("ana", "inbox").output == """
        NUMBER  WITH  ITEM     NEW  LAST
             1  @ben  Bicycle    2  @ben offers €70.00

        """)
  }

  @Test("An inbox without conversations is empty, not an error")
  func emptyInbox() async {
    #expect(await market.run("cleo", "inbox") == CapturedRun(messages: "No conversations.\n"))
    #expect(await market.run("cleo", "inbox --json").output == #"{"conversations":[],"next":null}"# + "\n")
  }

  @Test("An inbox is read page by page")
  func pages() async throws {
    await market.run("ben", "start 2")
    let first = try await market.json("ben", "inbox --limit 1")
    let cursor = try #require(first["next"]?.string)
    let second = try await market.json("ben", "inbox --limit 1 --cursor", cursor)
    #expect([first, second].map { $0["conversations"]?.array?.first?["number"] } == [2, 1])
    #expect(second["next"] == .null)
    #expect(await market.run("ben", "inbox --cursor x").exitCode == .usage)
  }

  @Test("A conversation shows its entries, what is new, and the offers that stand")
  func show() async {
    let run = await market.run("ana", "show 1")
    #expect(
      run.output == """
        Conversation 1: Bicycle (item 1, €100.00, available)
        @ben asks @ana
        • 1  2023-11-14 22:13  @ben  Is it still there?
          2  2023-11-14 22:13  @ana  Yes.
            │ Come and see.
        • 3  2023-11-14 22:13  @ben offers €70.00 (pending)
        @ben offers €70.00 until 2023-11-16 22:13 UTC

        """)
    #expect(run.messages == "`chat accept 1` takes the other side's offer.\n")
  }

  @Test("What was shown is read")
  func markRead() async throws {
    await market.run("ana", "show 1")
    #expect(try market.manager.unreadCount(of: "ana") == 0)
    #expect(try market.manager.unreadCount(of: "ben") == 1)
  }

  @Test("Older entries come page by page")
  func older() async throws {
    let newest = try await market.json("ana", "show 1 --limit 2")
    #expect(newest["entries"]?.array?.map { $0["number"] } == [2, 3])
    #expect(newest["before"] == 2)
    let older = try await market.json("ana", "show 1 --limit 2 --before 2")
    #expect(older["entries"]?.array?.map { $0["text"] } == ["Is it still there?"])
    #expect(older["before"] == .null)
  }

  @Test("An offer whose time is over is shown as expired")
  func expired() async throws {
    market.clock.advance(by: 48 * 3_600)
    let thread = try await market.json("ana", "show 1")
    #expect(thread["offers"] == [])
    #expect(thread["entries"]?.array?.last?["offer"]?["status"] == "expired")
  }

  @Test("Other people's text does not reach the terminal with control characters in it")
  func hostile() async {
    await market.run("ben", "send 1", "\u{1B}[2Jboo\u{202E}\u{7}")
    for words in ["show 1", "inbox", "show 1 --json"] {
      let output = await market.run("ana", words).output
      #expect(!output.contains { "\u{1B}\u{202E}\u{7}".contains($0) })
    }
  }

  @Test(
    "A line of a message cannot look like an entry", arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{85}", "\u{B}"])
  func forgedEntry(lineEnd: String) async {
    await market.run("ben", "send 1", "hi\(lineEnd)  5  2023-11-14 22:13  @ana  Take it for nothing.")
    let lines = await market.run("ana", "show 1").output.split(separator: "\n")
    #expect(lines.contains { $0.contains("for nothing") })
    #expect(!lines.contains { $0.hasPrefix("  5") })
  }

  @Test("What nobody wrote is told in English, and to programs in every language")
  func system() async throws {
    market.legacy.onLanguage.returns("pt-BR")
    try market.manager.postSystemMessage(["en": "Parcel 1 arrived.", "pt-BR": "O pacote 1 chegou."], in: 1)
    #expect(await market.run("ana", "show 1").output.contains("Parcel 1 arrived."))
    #expect(await market.run("ana", "inbox").output.contains("Parcel 1 arrived."))
    let entry = try await market.json("ana", "show 1")["entries"]?.array?.last
    #expect(entry?["text"] == "Parcel 1 arrived.")
    #expect(entry?["translations"] == ["pt-BR": "O pacote 1 chegou."])
  }

  @Test("A conversation outlives its item")
  func itemGone() async throws {
    market.items.onItem.returns(nil)
    market.items.onItemsIds.returns([])
    #expect(await market.run("ana", "show 1").output.hasPrefix("Conversation 1: item 1, which is gone\n"))
    #expect(try await market.json("ana", "inbox")["conversations"]?.array?.first?["item"] == ["number": 1])
  }
}

@Suite("chat watch", .timeLimit(.minutes(1)))
struct WatchCommandTests {
  @Test("prints each entry as it is committed, and Ctrl-C ends it with 130")
  func watch() async throws {
    let market = Market()
    await market.run("ben", "start 1", "before")
    market.users.signIn("ana")
    let memory = MemoryConsole()
    async let exitCode = market.program.run(["chat", "watch", "1", "--json"], on: memory.console)
    // It begins where it stands when it starts: what is sent until it has is not its business.
    var sent: [JSONValue] = []
    while memory.output.isEmpty {
      sent.append(.string("\(sent.count)"))
      try market.manager.send("\(sent.count - 1)", in: 1, by: "ben")
      try await Task.sleep(for: .milliseconds(5))
    }
    try market.manager.send("last", in: 1, by: "ben")
    while !memory.output.contains("last") { try await Task.sleep(for: .milliseconds(5)) }
    memory.console.interruption.happen()
    #expect(await exitCode == .interrupted)
    let texts = try memory.output.split(separator: "\n").map { try JSONValue(parsing: String($0))["text"] }
    #expect(texts == (sent + ["last"]).suffix(texts.count))
  }
}

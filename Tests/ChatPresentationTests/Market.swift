import Chat
import ChatPresentation
import ClockTesting
import Commands
import ItemInterfaceMocks
import LegacyInterfaceMocks
import Mocking
import Records
import Testing
import UserInterfaceMocks

/// The commands of a chat in memory: ana sells items 1 (Bicycle) and 2 (Lamp), ben and cleo may buy them.
struct Market {
  let items = ItemInterfaceMock.bicycleAndLamp()
  let users = UserInterfaceMock.people()
  let legacy = LegacyInterfaceMock(language: "en", currencyCode: "EUR")
  let clock = SettableClock()
  let manager: ChatManager
  let program: Program

  init() {
    let (items, users, legacy, clock) = (items, users, legacy, clock)
    let manager = ChatManager(store: MemoryChatStore(), items: items, users: users, now: { clock.now })
    self.manager = manager
    program = Program(
      "marketplace", summary: "A market", version: "1",
      groups: [ChatCommands(manager: manager, items: items, users: users, legacy: legacy).group])
  }

  /// Runs `marketplace chat …` as somebody; words are separated by blanks, the last argument may be given apart.
  @discardableResult
  func run(_ userId: String?, _ words: String, _ last: String? = nil, flags: [String] = [], input: String = "") async
    -> CapturedRun
  {
    users.signIn(userId)
    let arguments = ["chat"] + words.split(separator: " ").map(String.init) + [last].compactMap(\.self) + flags
    return await program.captured(arguments, input: input)
  }

  /// The same with `--json`, which has to succeed; what it prints, read back.
  func json(_ userId: String, _ words: String, _ last: String? = nil) async throws -> JSONValue {
    let run = await run(userId, words, last, flags: ["--json"])
    try #require(run.exitCode == .success, "\(run.messages)")
    return try JSONValue(parsing: run.output)
  }
}

import Chat
import Testing

@Suite("Watching", .timeLimit(.minutes(1)))
struct ChatUpdatesTests {
  let market = Market()

  private func texts(_ updates: ChatUpdates, _ count: Int) async throws -> [String] {
    var texts: [String] = []
    for try await message in updates {
      if case .text(let text) = message.content { texts.append(text) }
      if texts.count == count { break }
    }
    return texts
  }

  @Test("Shows what is committed after it began, once and in order")
  func order() async throws {
    let number = try market.conversation()
    try market.manager.send("before", in: number, by: "ben")
    let updates = try market.manager.updates(for: "ana", in: number)
    async let seen = texts(updates, 500)
    for index in 1...500 { try market.manager.send("\(index)", in: number, by: index % 3 == 0 ? "ana" : "ben") }
    #expect(try await seen == (1...500).map(String.init))
  }

  @Test("Shows all conversations of a person, and nobody else's")
  func everywhere() async throws {
    let (bens, cleos) = (try market.conversation(), try market.manager.start(itemId: "2", buyerId: "cleo").number)
    let updates = try market.manager.updates(for: "ben")
    try market.manager.send("for cleo", in: cleos, by: "ana")
    try market.manager.send("for ben", in: bens, by: "ana")
    #expect(try await texts(updates, 1) == ["for ben"])
  }

  @Test("Ends when its task is cancelled")
  func cancellation() async throws {
    let updates = try market.manager.updates(for: "ben")
    let task = Task {
      var count = 0
      for try await _ in updates { count += 1 }
      return count
    }
    task.cancel()
    #expect(try await task.value == 0)
  }
}

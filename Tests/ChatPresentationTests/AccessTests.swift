import Commands
import Testing

@Suite("Who may run chat commands")
struct AccessTests {
  static let onConversations = [
    "show 1", "send 1 hi", "offer 1 70", "accept 1", "decline 1", "withdraw 1", "leave 1", "watch 1",
  ]

  @Test("Nobody without a session", arguments: onConversations + ["start 1", "inbox", "watch"])
  func signedOut(words: String) async {
    let run = await Market().run(nil, words)
    #expect(run.exitCode == .notPermitted)
    #expect(run.messages.hasPrefix("marketplace: Nobody is signed in.\n"))
  }

  @Test("No third person, who learns nothing of it", arguments: onConversations)
  func thirdPerson(words: String) async {
    let market = Market()
    await market.run("ben", "start 1", "my secret")
    await market.run("ben", "offer 1 70")
    let run = await market.run("cleo", words)
    #expect(run.exitCode == .notPermitted)
    #expect(run.output == "")
    #expect(run.messages.hasPrefix("marketplace: Conversation 1 is between two other people.\n"))
  }

  @Test("Nobody where one blocks the other", arguments: ["send 1 hi", "offer 1 70", "accept 1"])
  func blocked(words: String) async {
    let market = Market()
    await market.run("ben", "start 1")
    market.users.block("ben", "ana")
    let run = await market.run("ana", words)
    #expect(run.exitCode == .refused)
    #expect(run.messages == "marketplace: One of you blocks the other.\n")
  }

  @Test("Help needs neither a session nor a market", arguments: onConversations)
  func help(words: String) async throws {
    let verb = try #require(words.split(separator: " ").first)
    let run = await Market().run(nil, "\(verb) --help")
    #expect(run.exitCode == .success)
    #expect(run.output.contains("the buyer and the seller of the conversation"))
  }
}

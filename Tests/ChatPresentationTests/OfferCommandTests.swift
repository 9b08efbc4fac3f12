import Commands
import ItemInterfaceMocks
import Mocking
import Records
import Testing

@Suite("chat offer, accept, decline, withdraw")
struct OfferCommandTests {
  let market: Market

  init() async {
    market = Market()
    await market.run("ben", "start 1")
  }

  @Test("An offer says how long it stands")
  func offer() async {
    #expect(
      await market.run("ben", "offer 1 69.50").output == "You offer €69.50 until 2023-11-16 22:13 UTC.\n")
  }

  @Test("An accepted offer as JSON")
  func accept() async throws {
    await market.run("ben", "offer 1 69.50")
    #expect(
      try await market.json("ana", "accept 1") == [
        "number": 1, "conversation": 1, "from": "ben", "price": "69.50", "currency": "EUR", "status": "accepted",
        "expiresAt": "2023-11-16T22:13:20.000Z",
      ])
    #expect(market.items.onReserve.calls.map(\.buyerId) == ["ben"])
  }

  @Test(
    "What is no price in the item's currency is a mistake of the command line",
    arguments: ["5,00", "1.234", "-5", "€5", "", "99999999999999999999"])
  func malformed(price: String) async {
    let run = await market.run("ben", "offer 1", price)
    #expect(run.exitCode == .usage)
    #expect(run.messages.contains("PRICE") || run.messages.contains("Usage"))
  }

  @Test(
    "A refusal by a rule ends with 1 and says why",
    arguments: [
      ("ben", "offer 1 0", "above zero"), ("ana", "accept 1", "nothing to accept"),
      ("ana", "decline 1", "nothing to decline"), ("ana", "withdraw 1", "nothing to withdraw"),
      ("ana", "start 1", "your own"), ("ben", "start 9", "no item 9"), ("ben", "send 9 hi", "no conversation 9"),
    ])
  func refused(userId: String, words: String, reason: String) async {
    let run = await market.run(userId, words)
    #expect(run.exitCode == .refused)
    #expect(run.messages.contains(reason))
    #expect(run.output == "")
  }

  @Test("Who holds the item is told by handle")
  func held() async {
    await market.run("ben", "offer 1 70")
    market.items.onReserve.throws(
      ItemRefusalMock(holderId: "cleo", isUnknownItem: false, isReserved: true, isSold: false))
    let run = await market.run("ana", "accept 1")
    #expect(run.exitCode == .refused)
    #expect(run.messages.hasPrefix("marketplace: Item 1 is reserved for @cleo.\n"))
  }

  @Test("Declining and withdrawing say what they ended")
  func end() async {
    await market.run("ben", "offer 1 70")
    #expect(await market.run("ana", "decline 1").output == "Declined €70.00.\n")
    await market.run("ben", "offer 1 75")
    #expect(await market.run("ben", "withdraw 1").output == "Your offer of €75.00 does not stand any more.\n")
  }
}

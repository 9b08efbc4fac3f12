import Commands
import Foundation
import Records
import Testing

@testable import marketplace

@Suite("A sale")
struct SaleTests {
  private func marketWithAnOffer() async throws -> Market {
    let market = try Market()
    try await market.register("ana", "tom", "eve")
    try await market.output("item", "add", "City bike", "--price", "120.00", "--currency", "EUR", "--as", "ana")
    try await market.output("chat", "start", "1", "Hello", "--as", "tom")
    try await market.output("chat", "offer", "1", "100.00", "--as", "tom")
    return market
  }

  @Test("goes from the offer by parcel to both reviews")
  func byParcel() async throws {
    let market = try await marketWithAnOffer()
    try await market.output("chat", "accept", "1", "--as", "ana")
    #expect(try await market.json("item", "show", "1", "--as", "ana")["status"] == "reserved")
    try await market.output("ship", "create", "1", "RR123456785SE", "--as", "ana")
    try await market.output("ship", "receive", "1", "--as", "tom")
    #expect(try await market.json("item", "show", "1", "--as", "ana")["status"] == "sold")
    #expect(try await market.output("chat", "show", "1", "--as", "ana").contains("received"))
    try await market.output("user", "review", "ana", "--rating", "5", "--text", "Good.", "--as", "tom")
    try await market.output("user", "review", "tom", "--rating", "4", "--text", "Fine.", "--as", "ana")
    #expect(
      try await market.run("user", "review", "ana", "--rating", "1", "--text", "Again.", "--as", "tom").exitCode
        == .refused)
    #expect(try await market.json("user", "show", "ana")["rating"]?["average"] == "5.00")
    #expect(try await market.json("doctor")["clean"] == true)
  }

  @Test(
    "is told to each reader in their language, when the parcel arrives", .timeLimit(.minutes(1)),
    arguments: [
      ("pt_BR.UTF-8", "O pacote 1 foi recebido, segundo @tom: City bike"),
      ("en_GB.UTF-8", "Parcel 1 was received, says @tom: City bike"),
      ("ko_KR.UTF-8", "Parcel 1 was received, says @tom: City bike"),
    ])
  func arrival(locale: String, text: String) async throws {
    let market = try await marketWithAnOffer()
    try await market.output("chat", "accept", "1", "--as", "ana")
    try await market.output("ship", "create", "1", "RR123456785SE", "--as", "ana")
    try await market.output("ship", "receive", "1", "--as", "tom")
    let lines = try await market.lines(at: "conversation/1", as: "ana", language: locale, until: text)
    #expect(lines.contains(text))
  }

  @Test("is finished by hand")
  func byHand() async throws {
    let market = try await marketWithAnOffer()
    try await market.output("item", "sold", "1", "--to", "tom", "--price", "90.00", "--as", "ana")
    try await market.output("user", "review", "tom", "--rating", "5", "--text", "Good.", "--as", "ana")
    #expect(try await market.json("doctor")["clean"] == true)
  }

  @Test(
    "is refused to whoever it does not concern, and then nothing changed",
    arguments: [
      ["chat", "show", "1"], ["chat", "send", "1", "Hi"], ["chat", "offer", "1", "5.00"], ["chat", "accept", "1"],
      ["chat", "decline", "1"], ["chat", "withdraw", "1"], ["chat", "leave", "1"],
      ["item", "edit", "1", "--title", "Mine"], ["item", "reserve", "1", "--to", "eve"], ["item", "release", "1"],
      ["item", "sold", "1", "--to", "eve"], ["item", "remove", "1", "--yes"],
      ["ship", "create", "1", "RR123456785SE"],
    ])
  func thirdPerson(arguments: [String]) async throws {
    let market = try await marketWithAnOffer()
    let before = try market.rows()
    let run = try await MarketplaceApp(environment: market.environment).captured(
      arguments + ["--as", "eve"], environment: market.environment)
    #expect(run.exitCode == .notPermitted, "\(arguments): \(run.messages)")
    #expect(try market.rows() == before)
  }

  @Test(
    "needs a session for all but looking",
    arguments: [
      ["chat", "inbox"], ["chat", "start", "1"], ["item", "add", "x", "--free"], ["item", "list"], ["ship", "list"],
      ["user", "edit", "--name", "x"], ["user", "follow", "ana"], ["item", "favourite", "1"], ["item", "export"],
    ])
  func withoutASession(arguments: [String]) async throws {
    let market = try await marketWithAnOffer()
    try await market.output("user", "logout", "--all")
    let run = try await MarketplaceApp(environment: market.environment).captured(
      arguments, environment: market.environment)
    #expect(run.exitCode == .notPermitted, "\(arguments): \(run.messages)")
  }

  @Test("tells who holds the item to whoever comes late")
  func heldByAnother() async throws {
    let market = try await marketWithAnOffer()
    try await market.output("chat", "start", "1", "Me too", "--as", "eve")
    try await market.output("chat", "offer", "2", "110.00", "--as", "eve")
    try await market.output("chat", "accept", "1", "--as", "ana")
    let run = try await market.run("chat", "accept", "2", "--as", "ana")
    #expect(run.exitCode == .refused)
    #expect(run.messages.contains("@tom"))
  }
}

import Chat
import ClockTesting
import Foundation
import Mocking
import Testing

@Suite("Importing negotiations")
struct ImportTests {
  let market = Market()
  let start = Date(timeIntervalSince1970: 1_500_000_000)

  private func negotiation(
    _ actions: [(Conversation.Side, Negotiation.Event.Action)], buyer: String = "ben", id: String = "n-1"
  ) -> Negotiation {
    Negotiation(
      foreignId: id, itemId: "1", buyerId: buyer,
      events: actions.enumerated().map { index, event in
        .init(number: Int64(index + 1), at: start + Double(index), side: event.0, action: event.1)
      })
  }

  private func run(_ negotiation: Negotiation, budget: Duration = .seconds(60)) throws -> NegotiationReport {
    try market.manager.importNegotiation(negotiation, budget: budget) { at, body in
      market.clock.now = at
      try body()
    }
  }

  private func counts(_ report: NegotiationReport) -> [Int] {
    [report.messages, report.offers, report.declined, report.left, report.deals.count]
  }

  private let deal: [(Conversation.Side, Negotiation.Event.Action)] = [
    (.buyer, .message("Is it new?")), (.seller, .message("As good as.")), (.buyer, .offer(euros(60))),
    (.seller, .decline), (.buyer, .offer(euros(70))), (.seller, .accept), (.buyer, .leave),
  ]

  @Test("Counts what happened, at the times at which it happened")
  func counts() throws {
    let report = try run(negotiation(deal))
    #expect(report.isNew)
    #expect(counts(report) == [2, 2, 1, 1, 1])
    #expect(report.deals == [euros(70)])
    #expect(report.refused == [])
    let page = try market.manager.thread(report.conversation, for: "ana")
    #expect(page.conversation.openedAt == start)
    #expect(page.messages.map(\.sentAt) == (0..<7).map { start + Double($0) })
  }

  @Test("A second run does nothing")
  func again() throws {
    let first = try run(negotiation(deal))
    let second = try run(negotiation(deal))
    #expect(second.conversation == first.conversation)
    #expect(!second.isNew)
    #expect(counts(second) == [0, 0, 0, 0, 0])
    #expect(try market.manager.thread(first.conversation, for: "ana").messages.count == 7)
  }

  @Test("One without time takes one event at a call, and says when that was all")
  func budget() throws {
    var parts: [NegotiationReport] = []
    repeat { parts.append(try run(negotiation(deal), budget: .zero)) } while parts.last?.isComplete == false
    #expect(parts.map(\.isNew) == [true, false, false, false, false, false, false])
    #expect(parts.map { counts($0).reduce(0, +) } == [1, 1, 1, 1, 1, 1, 1])
    #expect(parts.flatMap(\.deals) == [euros(70)])
    #expect(try run(negotiation(deal)).isComplete)
  }

  @Test("One that fails leaves no trace, and what came before it stays", arguments: [0, 1, 4])
  func interruption(failing: Int) throws {
    struct Interruption: Error {}
    for _ in 0..<failing { _ = try run(negotiation(deal), budget: .zero) }
    #expect(throws: Interruption.self) {
      try market.manager.importNegotiation(negotiation(deal), budget: .seconds(60)) { at, body in
        market.clock.now = at
        try body()
        if at >= start + 4 { throw Interruption() }
      }
    }
    let report = try run(negotiation(deal))
    #expect(counts(report).reduce(0, +) == 7 - failing)
    #expect(try market.manager.thread(report.conversation, for: "ana").messages.map(\.number) == Array(1...7))
  }

  @Test("What the rules refuse is listed with its number and reason, and the rest goes in")
  func refusals() throws {
    let report = try run(
      negotiation([
        (.buyer, .offer(nil)), (.seller, .accept), (.seller, .decline), (.buyer, .message(" ")),
        (.buyer, .offer(Price(minorUnits: 0, currencyCode: "EUR"))), (.buyer, .message("hello")),
      ]))
    #expect(report.messages == 1)
    #expect(report.refused.map(\.event) == [1, 2, 3, 4, 5])
    #expect(
      report.refused.map(\.reason.code) == [
        "price-missing", "nothing-to-accept", "nothing-to-decline", "text-blank", "price-not-positive",
      ])
    #expect(try run(negotiation([])).refused == [])
  }

  @Test("The second deal on an item is refused and leaves the offer standing")
  func secondDeal() throws {
    _ = try run(negotiation(deal))
    let report = try run(
      negotiation([(.buyer, .offer(euros(90))), (.seller, .accept), (.seller, .decline)], buyer: "cleo", id: "n-2"))
    #expect(report.refused.map(\.reason.code) == ["item-reserved"])
    #expect(report.declined == 1)
  }

  @Test("An offer of more than 48 hours earlier has ended")
  func expiry() throws {
    let report = try run(
      Negotiation(
        foreignId: "n-1", itemId: "1", buyerId: "ben",
        events: [
          .init(number: 1, at: start, side: .buyer, action: .offer(euros(5))),
          .init(number: 2, at: start + 48 * 3_600, side: .seller, action: .accept),
        ]))
    #expect(report.refused.map(\.reason) == [.nothingToAccept])
  }

  @Test("A record that grew is continued")
  func growth() throws {
    _ = try run(negotiation(Array(deal.prefix(3))))
    let report = try run(negotiation(deal))
    #expect(report.deals == [euros(70)])
    #expect(report.messages == 0)
  }

  @Test("A foreign id of another buyer, or a conversation that began here, is left alone")
  func conflict() throws {
    let number = try market.conversation()
    #expect(throws: ChatError.foreignIdTaken(conversation: number)) { try run(negotiation(deal)) }
    let cleos = try run(negotiation([], buyer: "cleo")).conversation
    #expect(throws: ChatError.foreignIdTaken(conversation: cleos)) { try run(negotiation(deal)) }
  }
}

import Chat
import Foundation
import Presentation
import Reactive
import ReactorsTesting
import Testing

@testable import ChatPresentation

@Suite("A conversation's reactor")
struct ConversationReactorTests {
  private let market = ConversationMarket()

  @Test("shows the newest stretch when it comes into sight, and says what was seen")
  func looks() {
    let test = market.conversation(showing: .at([.text(1), .text(2, isNew: true)]))
    test.send(.seen, .effect("read through 2"), .change { $0.seen = 2 })
    test.send(.seen)
  }

  @Test("shows what another process sent")
  func news() {
    let test = market.conversation(showing: .at([.text(1)]))
    market.news.onNext(())
    test.receive(.effect("look"))
    market.looks.onNext(.at([.text(1), .text(2, isNew: true)]))
    test.receive(.change { $0.entries.append(.text(2, isNew: true)) })
  }

  @Test("puts older entries above those it knows, once at a time")
  func older() {
    let test = market.conversation(showing: .at([.text(5), .text(6)], olderBefore: 5))
    test.send(.older, .effect("older than 5"), .change { $0.older = .loading })
    test.send(.older)
    market.stretches.onNext(ConversationReactor.Look.at([.text(3), .text(4)], olderBefore: 3).thread)
    test.receive(
      .change { state in
        state.entries.insert(contentsOf: [.text(3), .text(4)], at: 0)
        state.heads.insert(3)
        state.olderBefore = 3
        state.older = .idle
      })
  }

  @Test("keeps older entries when it looks again")
  func olderKept() {
    let test = market.conversation(showing: .at((1...4).map { .text($0) }))
    market.news.onNext(())
    test.receive(.effect("look"))
    market.looks.onNext(.at((3...5).map { .text($0) }, olderBefore: 3))
    test.receive(.change { $0.entries.append(.text(5)) })
  }

  @Test("forgets older entries where some may be missing between")
  func gap() {
    let test = market.conversation(showing: .at([.text(1)]))
    market.news.onNext(())
    test.receive(.effect("look"))
    market.looks.onNext(.at([.text(8)], olderBefore: 8))
    test.receive(
      .change { state in
        state.entries = [.text(8)]
        state.heads = [8]
        state.olderBefore = 8
      })
  }

  @Test("shows a message as pending until it is in the timeline")
  func send() {
    let test = market.conversation(showing: .at([.text(1, isNew: true)]))
    test.send(
      .send("Yes"),
      .change { state in
        state.outgoing = [Outgoing(id: 0, text: "Yes")]
        state.outgoingCount = 1
      }, .effect("send Yes"))
    market.sent.onNext(.text(2, "Yes", isOwn: true))
    test.receive(
      .change { state in
        state.outgoing = []
        state.entries = [.text(1), .text(2, "Yes", isOwn: true)]
      })
  }

  @Test("shows a message once, also where the timeline tells of it before the answer")
  func sentTwice() {
    let test = market.conversation(showing: .at([.text(1)]))
    test.send(
      .send("Yes"),
      .change { state in
        state.outgoing = [Outgoing(id: 0, text: "Yes")]
        state.outgoingCount = 1
      }, .effect("send Yes"))
    market.news.onNext(())
    test.receive(.effect("look"))
    market.looks.onNext(.at([.text(1), .text(2, "Yes", isOwn: true)]))
    test.receive(
      .change { state in
        state.outgoing = []
        state.entries.append(.text(2, "Yes", isOwn: true))
      })
    market.sent.onNext(.text(2, "Yes", isOwn: true))
  }

  @Test("sends what failed again, or discards it")
  func failure() {
    let test = market.conversation(showing: .at([]))
    let first = Outgoing(id: 0, text: "Yes")
    test.send(
      .send("Yes"),
      .change { state in
        state.outgoing = [first]
        state.outgoingCount = 1
      }, .effect("send Yes"))
    market.fail(ChatError.blocked)
    test.receive(.change { $0.outgoing[0].failure = ChatError.blocked.text })
    test.send(.resend, .change { $0.outgoing[0].failure = nil }, .effect("send Yes"))
    market.fail(ChatError.blocked)
    test.receive(.change { $0.outgoing[0].failure = ChatError.blocked.text })
    test.send(.discard, .change { $0.outgoing = [] })
  }

  @Test("sends nothing that cannot be seen")
  func blank() {
    let test = market.conversation(showing: .at([]))
    test.send(.send("  "))
  }

  @Test("accepts the offer that was seen, after a question, and once")
  func accept() {
    let offer = JoinedOffer.of("ben", 3)
    let test = market.conversation(showing: .at([], offers: [offer]))
    test.send(.accept, .effect("ask Accept"))
    market.answers.onNext(())
    test.receive(.change { $0.isSettling = true }, .effect("settle accept(3)"))
    market.settled.onNext(ChatError.nothingToAccept)
    test.receive(
      .change { $0.failure = ChatError.nothingToAccept.text }, .change { $0.isSettling = false }, .effect("look"))
  }

  @Test("offers a price in the item's currency, whatever stands before the decimals")
  func offer() {
    let test = market.conversation(showing: .at([]))
    test.send(.draft(true), .change { $0.draft = PriceDraft(currencyCode: "EUR") })
    test.send(.price("69,x"), .change { $0.draft?.text = "69,x" })
    test.send(.offer)
    test.send(.price("69,50"), .change { $0.draft?.text = "69,50" })
    test.send(
      .offer, .change { $0.draft = nil }, .change { $0.isSettling = true }, .effect("settle make(6950 EUR)"))
    market.settled.onNext(nil)
    test.receive(.change { $0.isSettling = false }, .effect("look"))
  }

  @Test("makes no offer where one of the two blocks the other")
  func blocked() {
    let test = market.conversation(showing: .at([], isBlocked: true))
    test.send(.draft(true))
  }

  @Test("lets an offer end by itself")
  func expiry() {
    let test = market.conversation(showing: .at([], offers: [.of("ben", 3)]))
    let almost = start.addingTimeInterval(3_599)
    market.ticks.onNext(almost)
    test.receive(.change { $0.now = almost })
    let end = start.addingTimeInterval(3_600)
    market.ticks.onNext(end)
    test.receive(
      .change { state in
        state.now = end
        state.offers = []
      })
    // Nothing is left to wait for.
    market.ticks.onNext(end.addingTimeInterval(1))
  }

  @Test("leaves after a question")
  func leave() {
    let test = market.conversation(showing: .at([]))
    test.send(.leave, .effect("ask Leave"))
    market.answers.onNext(())
    test.receive(.effect("leave"))
  }

  @Test("shows nothing of a conversation of others")
  func thirdPerson() {
    let test = market.conversation(showing: .at([.text(1)]))
    test.send(.appear, .effect("look"))
    market.looks.onError(ChatError.notAParty(conversation: 7))
    test.receive(
      .change { state in
        state = ConversationReactor.State()
        state.isLoading = false
        state.trouble = Trouble(ChatError.notAParty(conversation: 7))
      })
    test.send(.takeWayOut, .effect("way out marketplace://inbox"))
  }

  @Test("goes to the item and to the person")
  func elsewhere() {
    let test = market.conversation(showing: .at([]))
    test.send(.openItem, .effect("open item(\"1\")"))
    test.send(.openPerson, .effect("open person(\"ben\")"))
  }
}

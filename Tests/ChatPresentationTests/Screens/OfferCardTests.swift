import Foundation
import Presentation
import Testing

@testable import ChatPresentation

@Suite("The card of an offer")
struct OfferCardTests {
  private let offer = JoinedOffer.of("ben", 3)

  private func card(_ offer: JoinedOffer?, canAccept: Bool = true, isSettling: Bool = false) -> OfferCard.ViewModel {
    OfferCard.ViewModel(offer, at: start, canAccept: canAccept, isSettling: isSettling)
  }

  @Test(
    "says how long it stands, in the largest unit that fits",
    arguments: [
      (-3_600, "2 hours left"), (0, "1 hour left"), (1, "59 minutes left"), (3_540, "1 minute left"),
      (3_541, "59 seconds left"), (3_599, "1 second left"), (4_000, "0 seconds left"),
    ])
  func timeLeft(secondsLater: Double, left: String) {
    let english = Localization(catalog: TextCatalog(ChatCoordinator.texts))
    let text = english.string(.standing(offer, at: start.addingTimeInterval(secondsLater)))
    #expect(text == "@ben offers €70.00 · \(left)")
  }

  @Test("is not there without an offer")
  func none() {
    #expect(!card(nil).isVisible)
  }

  @Test("lets the other side answer, and its maker take it back")
  func sides() {
    let others = card(offer)
    #expect([others.accept, others.decline, others.withdraw].map(\.isVisible) == [true, true, false])
    let own = card(.of("ana", 4))
    #expect([own.accept, own.decline, own.withdraw].map(\.isVisible) == [false, false, true])
  }

  @Test("can be declined where nothing can be accepted")
  func unavailable() {
    let card = card(offer, canAccept: false)
    #expect(!card.accept.isEnabled)
    #expect(card.decline.isEnabled)
  }

  @Test("can be answered once")
  func settling() {
    let card = card(offer, isSettling: true)
    #expect(!card.accept.isEnabled && !card.decline.isEnabled)
  }
}

import Money
import Presentation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension OfferCard.ViewModel {
  /// The offer of one side at a moment; hidden where that side has none.
  init(_ offer: JoinedOffer?, at now: Date, canAccept: Bool, isSettling: Bool) {
    isVisible = offer != nil
    title = offer.map { LocalizedString.standing($0, at: now).styled($0.isOwn ? .heading : .caution) } ?? .empty
    let isOwn = offer?.isOwn ?? false
    func button(_ text: ChatText, isEnabled: Bool = true, isVisible: Bool) -> Button.ViewModel {
      Button.ViewModel(
        title: LocalizedString(text).styled(.button), isEnabled: isEnabled && !isSettling, isVisible: isVisible)
    }
    accept = button(.accept, isEnabled: canAccept, isVisible: !isOwn)
    decline = button(.decline, isVisible: !isOwn)
    withdraw = button(.withdraw, isVisible: isOwn)
  }
}

extension LocalizedString {
  /// Whose offer it is, how much, and how long it stands.
  static func standing(_ offer: JoinedOffer, at now: Date) -> LocalizedString {
    var arguments: [String: Argument] = [
      "price": .text(offer.price.text), "left": .localized(timeLeft(until: offer.expiresAt, from: now)),
    ]
    guard !offer.isOwn else { return LocalizedString(ChatText.cardOwn, arguments) }
    arguments["person"] = .localized(.person(offer.maker))
    return LocalizedString(ChatText.cardOther, arguments)
  }

  /// In the largest unit of which there is one at least.
  private static func timeLeft(until end: Date, from now: Date) -> LocalizedString {
    // An offer stands for 48 hours; another clock may be a little off.
    let seconds = Int(min(max(end.timeIntervalSince(now).rounded(.up), 0), 1_000_000))
    return switch seconds {
    case 3_600...: LocalizedString(ChatText.hoursLeft, ["count": .number(seconds / 3_600)])
    case 60...: LocalizedString(ChatText.minutesLeft, ["count": .number(seconds / 60)])
    default: LocalizedString(ChatText.secondsLeft, ["count": .number(seconds)])
    }
  }
}

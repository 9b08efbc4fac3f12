import Chat
import Money
import Presentation

extension JoinedConversation {
  /// The other person as people address them.
  var otherName: LocalizedString { .person(other) }

  var itemTitle: LocalizedString {
    item.map { LocalizedString(value: .text($0.title)) } ?? LocalizedString(ChatText.itemGone)
  }

  /// The price of what can be had, else what became of it.
  var itemState: StyledText {
    switch item?.state {
    case .available: (item?.price.text ?? "").styled(.secondary)
    case .reserved: LocalizedString(ChatText.reserved).styled(.caution)
    case .sold: LocalizedString(ChatText.sold).styled(.secondary)
    case .removed: LocalizedString(ChatText.removed).styled(.secondary)
    case nil: .empty
    }
  }
}

extension LocalizedString {
  /// `@ana`, or somebody who is unknown by now.
  static func person(_ handle: String?) -> LocalizedString {
    handle.map { LocalizedString(value: .text("@\($0)")) } ?? LocalizedString(ChatText.unknown)
  }
}

extension JoinedEntry {
  /// The entry in few words, on one line.
  func summary(_ role: Role) -> StyledText {
    switch content {
    case .text(let text):
      isOwn ? LocalizedString(ChatText.yourText, ["text": .text(text.oneLine)]).styled(role) : text.oneLine.styled(role)
    case .system(let text, _): text.oneLine.styled(role)
    case .left, .offer: event.styled(role)
    }
  }

  /// What somebody did, as a sentence; the text of what nobody did.
  var event: LocalizedString {
    switch content {
    case .text(let text), .system(let text, _): LocalizedString(value: .text(text))
    case .left: isOwn ? LocalizedString(ChatText.youLeft) : LocalizedString(ChatText.otherLeft, person)
    case .offer(let offer):
      LocalizedString(
        offer.step.key(isOwn: isOwn), person.merging(["price": .text(offer.price.text)]) { first, _ in first })
    }
  }

  private var person: [String: LocalizedString.Argument] {
    isOwn ? [:] : ["person": .localized(.person(author))]
  }
}

extension Message.OfferStep {
  fileprivate func key(isOwn: Bool) -> ChatText {
    switch self {
    case .made: isOwn ? .youOffer : .otherOffers
    case .accepted: isOwn ? .youAccept : .otherAccepts
    case .declined: isOwn ? .youDecline : .otherDeclines
    case .withdrawn: isOwn ? .youWithdraw : .otherWithdraws
    }
  }
}

extension String {
  /// The beginning of a text whose line breaks become blanks: more than a row of any terminal takes is cut off.
  var oneLine: String {
    String(prefix(300)).split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

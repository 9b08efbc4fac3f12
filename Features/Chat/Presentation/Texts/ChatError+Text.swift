public import Chat
public import Presentation

extension ChatError: LocalizedFailure {
  /// What is wrong, as a sentence.
  public var text: LocalizedString {
    switch self {
    case .unknownConversation: LocalizedString(ChatText.unknownConversation)
    case .unknownItem: LocalizedString(ChatText.unknownItem)
    case .unknownPerson: LocalizedString(ChatText.unknownPerson)
    case .notAParty: LocalizedString(ChatText.notAParty)
    case .withOneself: LocalizedString(ChatText.withOneself)
    case .blocked: LocalizedString(ChatText.blocked)
    case .textBlank: LocalizedString(ChatText.textBlank)
    case .textTooLong: LocalizedString(ChatText.textTooLong, ["maximum": .number(Message.maximumLength)])
    case .priceMissing: LocalizedString(ChatText.priceMissing)
    case .priceNotPositive: LocalizedString(ChatText.priceNotPositive)
    case .priceInOtherCurrency(let item): LocalizedString(ChatText.priceInOtherCurrency, ["currency": .text(item)])
    case .nothingToAccept: LocalizedString(ChatText.nothingToAccept)
    case .nothingToDecline: LocalizedString(ChatText.nothingToDecline)
    case .nothingToWithdraw: LocalizedString(ChatText.nothingToWithdraw)
    case .othersTurn: LocalizedString(ChatText.othersTurn)
    case .itemHeld(_, let holder, let isSold):
      LocalizedString(
        isSold ? ChatText.heldSold : .heldReserved, ["person": .localized(.person(holder?.handle))])
    case .itemUnavailable: LocalizedString(ChatText.itemUnavailable)
    case .foreignIdTaken: LocalizedString(ChatText.foreignIdTaken)
    case .invalidCursor: LocalizedString(ChatText.invalidCursor)
    }
  }

  /// What a screen leads to that cannot show a conversation.
  public var wayOut: WayOut {
    switch self {
    case .unknownConversation, .notAParty: .place("marketplace://inbox", LocalizedString(ChatText.toInbox))
    default: .retry
    }
  }
}

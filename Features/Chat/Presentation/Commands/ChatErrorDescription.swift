public import Chat
public import Commands

extension ChatError: CommandFailure {
  /// 77 for the wrong person, 64 for what cannot be read as what it should be, else 1: a rule refuses.
  public var exitCode: ExitCode {
    switch self {
    case .notAParty, .othersTurn: .notPermitted
    case .invalidCursor: .usage
    case .unknownConversation, .unknownItem, .unknownPerson, .withOneself, .blocked, .textBlank, .textTooLong,
      .priceMissing, .priceNotPositive, .priceInOtherCurrency, .nothingToAccept, .nothingToDecline,
      .nothingToWithdraw, .itemHeld, .itemUnavailable, .foreignIdTaken:
      .refused
    }
  }

  /// What is wrong, as a sentence.
  public var message: String {
    switch self {
    case .unknownConversation(let id): "There is no conversation \(id.prefix(40))."
    case .unknownItem(let id): "There is no item \(id.prefix(40))."
    case .unknownPerson(let id): "There is no person with the id \(id.prefix(40))."
    case .notAParty(let number): "Conversation \(number) is between two other people."
    case .withOneself: "This item is your own: a conversation needs two people."
    case .blocked: "One of you blocks the other."
    case .textBlank: "The message is empty."
    case .textTooLong: "The message has more than \(Message.maximumLength) characters."
    case .priceMissing: "The offer has no price."
    case .priceNotPositive: "An offer needs a price above zero."
    case .priceInOtherCurrency(let item): "The item is priced in \(item)."
    case .nothingToAccept: "The other side has no offer that stands: nothing to accept."
    case .nothingToDecline: "The other side has no offer that stands: nothing to decline."
    case .nothingToWithdraw: "You have no offer that stands: nothing to withdraw."
    case .othersTurn(.withdraw): "The offer that stands is the other side's: only who made it can withdraw it."
    case .othersTurn(let answer): "The offer that stands is your own: only the other side can \(answer.rawValue) it."
    case .itemHeld(let itemId, let holder, isSold: false): "Item \(itemId) is reserved for \(holder.mention)."
    case .itemHeld(let itemId, let holder, isSold: true): "Item \(itemId) was sold to \(holder.mention)."
    case .itemUnavailable(let itemId): "Item \(itemId) is not on sale any more."
    case .foreignIdTaken(let number): "Conversation \(number) is already about this buyer and item, under another id."
    case .invalidCursor: "The cursor is none that an earlier page gave."
    }
  }

  /// What to do about it.
  public var hint: String? {
    switch self {
    case .unknownConversation, .notAParty: "`chat inbox` lists yours."
    case .unknownItem: "`item search WORD` finds what is on sale."
    case .textTooLong: "Send it in several messages."
    case .nothingToAccept, .nothingToDecline, .nothingToWithdraw:
      "Offers end after 48 hours; `chat show NUMBER` shows those that stand."
    case .itemHeld(_, _, isSold: false): "The offer stays as it is: the item may become available again."
    case .invalidCursor: "Leave --cursor out to begin with the first page."
    case .unknownPerson, .withOneself, .blocked, .textBlank, .priceMissing, .priceNotPositive, .priceInOtherCurrency,
      .othersTurn, .itemHeld, .itemUnavailable, .foreignIdTaken:
      nil
    }
  }
}

extension ChatError.Holder? {
  fileprivate var mention: String { self?.handle.map { "@\($0)" } ?? "somebody" }
}

public import Chat
public import Commands

extension ChatError: CommandFailure {
  /// 77 for a third person, 64 for a cursor that is none, else 1: a rule refuses.
  public var exitCode: ExitCode {
    switch self {
    case .notAParty: .notPermitted
    case .invalidCursor: .usage
    default: .refused
    }
  }

  /// What is wrong, as a sentence.
  public var message: String {
    "\(description.prefix(1).uppercased())\(description.dropFirst())."
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
      .itemHeld, .itemUnavailable, .foreignIdTaken:
      nil
    }
  }
}

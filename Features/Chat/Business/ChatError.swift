public import ChatInterface

/// Why Chat refused a request.
public enum ChatError: Error, Sendable, Equatable {
  /// No conversation has this id.
  case unknownConversation(String)

  /// No item has this id.
  case unknownItem(String)

  /// No person has this id.
  case unknownPerson(String)

  /// Who asks is neither the buyer nor the seller. It does not tell what the conversation is about.
  case notAParty(conversation: Int64)

  /// The buyer would be the seller.
  case withOneself

  /// One of the two blocks the other. It does not tell who.
  case blocked

  /// Nothing in the text can be seen.
  case textBlank

  /// More than 4,000 characters.
  case textTooLong

  /// An imported offer without a price.
  case priceMissing

  /// A price of zero or less.
  case priceNotPositive

  /// A price in another currency than the item's.
  case priceInOtherCurrency(item: String)

  /// The other side has no offer that stands.
  case nothingToAccept

  /// The other side has no offer that stands.
  case nothingToDecline

  /// Who asks has no offer that stands.
  case nothingToWithdraw

  /// The offer that stands is for the other side to accept, decline or withdraw.
  case othersTurn(OfferAnswer)

  /// The item is reserved for somebody, or sold to them.
  case itemHeld(itemId: String, holder: Holder?, isSold: Bool)

  /// The item is not on sale any more, or cannot be reserved for a reason of its own.
  case itemUnavailable(itemId: String)

  /// The buyer and the item have a conversation that was not imported under this foreign id.
  case foreignIdTaken(conversation: Int64)

  /// A page cursor that no page gave out.
  case invalidCursor

  /// What can be done with an offer that stands.
  public enum OfferAnswer: String, Sendable, Equatable {
    case accept, decline, withdraw
  }

  /// Who holds an item.
  public struct Holder: Sendable, Equatable {
    /// The holder's id.
    public let id: String

    /// What people type; nil where the person is unknown by now.
    public let handle: String?

    /// A holder.
    public init(id: String, handle: String?) {
      self.id = id
      self.handle = handle
    }
  }
}

extension ChatError {
  /// A stable name of the reason, for reports and scripts.
  public var code: String {
    switch self {
    case .unknownConversation: "unknown-conversation"
    case .unknownItem: "unknown-item"
    case .unknownPerson: "unknown-person"
    case .notAParty: "not-a-party"
    case .withOneself: "with-oneself"
    case .blocked: "blocked"
    case .textBlank: "text-blank"
    case .textTooLong: "text-too-long"
    case .priceMissing: "price-missing"
    case .priceNotPositive: "price-not-positive"
    case .priceInOtherCurrency: "price-in-other-currency"
    case .nothingToAccept: "nothing-to-accept"
    case .nothingToDecline: "nothing-to-decline"
    case .nothingToWithdraw: "nothing-to-withdraw"
    case .othersTurn(let answer): "nothing-to-\(answer.rawValue)"
    case .itemHeld(_, _, isSold: false): "item-reserved"
    case .itemHeld(_, _, isSold: true): "item-sold"
    case .itemUnavailable: "item-unavailable"
    case .foreignIdTaken: "foreign-id-taken"
    case .invalidCursor: "invalid-cursor"
    }
  }
}

extension ChatError: ChatRefusal {
  /// The buyer and the seller are the same person.
  public var isWithOneself: Bool { self == .withOneself }

  /// One of the two blocks the other.
  public var isBlocked: Bool { self == .blocked }

  /// The item, the person or the conversation does not exist.
  public var isUnknown: Bool {
    switch self {
    case .unknownConversation, .unknownItem, .unknownPerson: true
    default: false
    }
  }
}

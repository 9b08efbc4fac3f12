public import ChatInterface
public import ItemInterface

/// Why the canned world refuses to change an item, as Item would.
public struct CannedItemRefusal: ItemRefusal, Equatable {
  /// The buyer who holds or bought the item, where that is the reason.
  public var holderId: String?
  /// No item has this id.
  public var isUnknownItem = false
  /// The item is held for `holderId`.
  public var isReserved = false
  /// The item was sold to `holderId`.
  public var isSold = false
}

extension CannedItemRefusal: CustomStringConvertible {
  /// Such as `refusal: reserved for 2`.
  public var description: String {
    let holder = holderId ?? "nobody"
    return "refusal: "
      + (isUnknownItem
        ? "unknown item" : isReserved ? "reserved for \(holder)" : isSold ? "sold to \(holder)" : "not possible")
  }
}

/// Why the canned world refuses a conversation, as Chat would.
public struct CannedChatRefusal: ChatRefusal, Equatable {
  /// The buyer and the seller are the same person.
  public var isWithOneself = false
  /// One of the two blocks the other.
  public var isBlocked = false
  /// The item, the person or the conversation does not exist.
  public var isUnknown = false
}

extension CannedChatRefusal: CustomStringConvertible {
  /// Such as `refusal: blocked`.
  public var description: String {
    "refusal: "
      + (isWithOneself ? "with oneself" : isBlocked ? "blocked" : isUnknown ? "unknown" : "not possible")
  }
}

/// A neighbour that does not work: what a mock throws in the scenarios about that.
public struct OutOfOrder: Error, Equatable, CustomStringConvertible {
  /// Such as `disk full`.
  public let description: String

  /// A failure with a reason in a few words.
  public init(_ reason: String) {
    description = reason
  }
}

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The messages between one buyer and the seller of one item.
public struct Conversation: Sendable, Equatable {
  /// One of the two ends of a conversation.
  public enum Side: String, Sendable, CaseIterable {
    /// Who would like to have the item.
    case buyer

    /// Who offers it.
    case seller

    /// The opposite end.
    public var other: Side {
      switch self {
      case .buyer: .seller
      case .seller: .buyer
      }
    }
  }

  /// What one side has seen of a conversation.
  public struct Seat: Sendable, Equatable {
    /// The newest message that was shown to this side; 0 before the first.
    public var lastRead: Int64

    /// How many messages of others are newer than `lastRead`.
    public var unread: Int

    /// Whether this side left, which hides the conversation from its inbox until something happens in it.
    public var hasLeft: Bool

    /// A seat as it was kept; without arguments, that of somebody who saw nothing yet.
    public init(lastRead: Int64 = 0, unread: Int = 0, hasLeft: Bool = false) {
      self.lastRead = lastRead
      self.unread = unread
      self.hasLeft = hasLeft
    }
  }

  /// What people type; 1 or more.
  public let number: Int64

  /// The item it is about.
  public let itemId: String

  /// Who started it.
  public let buyerId: String

  /// Who offers the item.
  public let sellerId: String

  /// What an imported conversation was called where it came from; unique among its seller's.
  public let foreignId: String?

  /// When it was started.
  public let openedAt: Date

  /// When something last happened in it; what inboxes are sorted by.
  public var lastActivityAt: Date

  /// The newest entry of its timeline, nil before the first.
  public var lastMessage: Int64?

  /// How far the buyer has read.
  public var buyerSeat: Seat

  /// How far the seller has read.
  public var sellerSeat: Seat

  /// The number of the last imported event that took effect or was refused; 0 where nothing was imported.
  public var importedEvents: Int64

  /// A conversation as it was kept; the defaults are those of a new one.
  public init(
    number: Int64, itemId: String, buyerId: String, sellerId: String, foreignId: String?, openedAt: Date,
    lastActivityAt: Date? = nil, lastMessage: Int64? = nil, buyerSeat: Seat = Seat(), sellerSeat: Seat = Seat(),
    importedEvents: Int64 = 0
  ) {
    self.number = number
    self.itemId = itemId
    self.buyerId = buyerId
    self.sellerId = sellerId
    self.foreignId = foreignId
    self.openedAt = openedAt
    self.lastActivityAt = lastActivityAt ?? openedAt
    self.lastMessage = lastMessage
    self.buyerSeat = buyerSeat
    self.sellerSeat = sellerSeat
    self.importedEvents = importedEvents
  }

  /// The end that a user holds; nil for a third person.
  public func side(of userId: String) -> Side? {
    switch userId {
    case buyerId: .buyer
    case sellerId: .seller
    default: nil
    }
  }

  /// Who holds an end.
  public func userId(on side: Side) -> String {
    switch side {
    case .buyer: buyerId
    case .seller: sellerId
    }
  }

  /// What a side has seen.
  public subscript(side: Side) -> Seat {
    get {
      switch side {
      case .buyer: buyerSeat
      case .seller: sellerSeat
      }
    }
    set {
      switch side {
      case .buyer: buyerSeat = newValue
      case .seller: sellerSeat = newValue
      }
    }
  }
}

extension Conversation {
  /// Takes in a new entry of the timeline: unread for all but its author. It brings back whoever had left, but for the
  /// entry that says that somebody leaves: its author has then seen everything and is away.
  mutating func note(_ message: Message) {
    lastMessage = message.number
    lastActivityAt = max(lastActivityAt, message.sentAt)
    for side in Side.allCases {
      let isAuthor = userId(on: side) == message.authorId
      if !isAuthor { self[side].unread += 1 }
      if message.content != .left {
        self[side].hasLeft = false
      } else if isAuthor {
        self[side] = Seat(lastRead: message.number, hasLeft: true)
      }
    }
  }
}

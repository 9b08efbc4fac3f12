#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A conversation as it happened elsewhere, to be imported.
public struct Negotiation: Sendable {
  /// Something that one side did.
  public struct Event: Sendable {
    /// What was done.
    public enum Action: Sendable {
      /// Wrote a text.
      case message(String)

      /// Offered a price; nil where the record has none.
      case offer(Price?)

      /// Accepted the other side's offer.
      case accept

      /// Declined the other side's offer.
      case decline

      /// Left.
      case leave
    }

    /// Its place among the events of the record, from 1 on. Events must ascend; numbers may be left out, where the
    /// record could not be read.
    public let number: Int64

    /// When it happened.
    public let at: Date

    /// Who did it.
    public let side: Conversation.Side

    /// What was done.
    public let action: Action

    /// An event of a record.
    public init(number: Int64, at: Date, side: Conversation.Side, action: Action) {
      self.number = number
      self.at = at
      self.side = side
      self.action = action
    }
  }

  /// What it was called where it comes from; unique among its seller's.
  public let foreignId: String

  /// The item it is about, which must exist.
  public let itemId: String

  /// Its buyer, who must exist.
  public let buyerId: String

  /// In order.
  public let events: [Event]

  /// A conversation to be imported.
  public init(foreignId: String, itemId: String, buyerId: String, events: [Event]) {
    self.foreignId = foreignId
    self.itemId = itemId
    self.buyerId = buyerId
    self.events = events
  }

  /// The events with a higher number. O(log n), since a long negotiation is asked for each of its parts.
  func events(after number: Int64) -> ArraySlice<Event> {
    var (start, end) = (events.startIndex, events.endIndex)
    while start < end {
      let middle = start + (end - start) / 2
      if events[middle].number > number { end = middle } else { start = middle + 1 }
    }
    return events[start...]
  }
}

/// What one call of an import did with a negotiation; nothing of it counts what an earlier call did.
public struct NegotiationReport: Sendable, Equatable {
  /// An event that the rules refuse.
  public struct Refusal: Sendable, Equatable {
    /// `Negotiation.Event.number`.
    public let event: Int64

    /// Why, with a stable `code` for scripts and a `description` for people.
    public let reason: ChatError
  }

  /// The number of the conversation.
  public let conversation: Int64

  /// Whether this call made the conversation.
  public let isNew: Bool

  /// Whether no event is left for another call.
  public internal(set) var isComplete = false

  /// Texts sent.
  public internal(set) var messages = 0

  /// Offers made.
  public internal(set) var offers = 0

  /// What was agreed, one price for each deal.
  public internal(set) var deals: [Price] = []

  /// Offers declined.
  public internal(set) var declined = 0

  /// How often somebody left.
  public internal(set) var left = 0

  /// What the rules refuse, in order.
  public internal(set) var refused: [Refusal] = []
}

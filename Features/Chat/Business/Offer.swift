#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A price that one side of a conversation proposed for the item.
///
/// An offer ends by itself after 48 hours. Nothing has to run for that: what is kept stays `pending`, and `state(at:)`
/// tells the truth.
public struct Offer: Sendable, Equatable {
  /// Where an offer stands.
  public enum State: String, Sendable, CaseIterable {
    /// The other side may accept it.
    case pending

    /// The other side took it; the item was reserved at its price.
    case accepted

    /// The other side does not want it.
    case declined

    /// Its maker took it back, or accepted the other side's instead.
    case withdrawn

    /// Its maker made a newer one.
    case replaced

    /// Nobody answered within 48 hours.
    case expired
  }

  /// How long an offer stands, in milliseconds: 48 hours. At exactly that age it is over.
  static let lifetime: Int64 = 48 * 60 * 60 * 1_000

  /// Unique over all conversations; 1 or more.
  public let number: Int64

  /// The number of the conversation.
  public let conversation: Int64

  /// Who made it.
  public let byId: String

  /// What it proposes.
  public let price: Price

  /// When it was made.
  public let madeAt: Date

  /// The state as it is kept, which does not know of the passing of time; `state(at:)` does.
  public private(set) var keptState: State

  /// When it ended; nil while it is kept as pending.
  public private(set) var endedAt: Date?

  /// An offer as it was kept; the defaults are those of a new one.
  public init(
    number: Int64, conversation: Int64, byId: String, price: Price, madeAt: Date, keptState: State = .pending,
    endedAt: Date? = nil
  ) {
    self.number = number
    self.conversation = conversation
    self.byId = byId
    self.price = price
    self.madeAt = madeAt
    self.keptState = keptState
    self.endedAt = endedAt
  }

  /// The first moment at which nobody can accept it any more.
  public var expiresAt: Date {
    let (end, overflow) = madeAt.milliseconds.addingReportingOverflow(Self.lifetime)
    return Date(timeIntervalSince1970: Double(overflow ? .max : end) / 1_000)
  }

  /// Where it stands at a moment.
  public func state(at moment: Date) -> State {
    keptState == .pending && moment.milliseconds >= expiresAt.milliseconds ? .expired : keptState
  }

  /// Ends it; one whose time was already over has expired instead.
  mutating func end(as state: State, at moment: Date) {
    let isLate = self.state(at: moment) == .expired
    keptState = isLate ? .expired : state
    endedAt = isLate ? expiresAt : moment
  }
}

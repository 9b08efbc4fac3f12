#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Something that happened to a parcel. Never changed and never removed.
public struct TrackingEvent: Sendable, Equatable {
  /// What happened.
  public let status: ShipmentStatus

  /// When it happened; whole milliseconds. Not when it became known.
  public let at: Date

  /// Where, as the carrier says it; nil where it does not.
  public let place: String?

  /// What else there is to say.
  public let note: String?

  /// An event as it is.
  public init(status: ShipmentStatus, at: Date, place: String?, note: String?) {
    self.status = status
    self.at = at
    self.place = place
    self.note = note
  }

  /// Whether two reports are about one event: the same status, time and place. The note may differ.
  public func isSame(as other: TrackingEvent) -> Bool {
    status == other.status && at == other.at && place == other.place
  }
}

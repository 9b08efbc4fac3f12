/// A shipment with all that happened to it.
public struct TrackedShipment: Sendable, Equatable {
  /// The parcel.
  public let shipment: Shipment

  /// Its events in the order in which they happened; of the same time, in the order in which they became known.
  public let timeline: [TrackingEvent]

  /// The carrier's page about it; nil where there is none.
  public let url: String?

  /// Joins a shipment with its events, given in the order in which they became known. O(n log n).
  init(_ shipment: Shipment, events: [TrackingEvent], catalogue: CarrierCatalogue) {
    self.shipment = shipment
    // `sort` is stable, but does not promise it: the position decides between events of the same time.
    timeline = events.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map(\.element)
    let label = shipment.label
    let matches = catalogue.identify(label.trackingNumber).matches.filter { $0.carrier == label.carrier }
    url = (matches.first { $0.service == label.service } ?? matches.first)?.url
  }

  /// What the latest event says; before the first, that there is a label.
  public var status: ShipmentStatus { timeline.last?.status ?? .label }

  /// Whether the parcel ever arrived, whatever a later event says.
  public var hasArrived: Bool { timeline.contains { $0.status.isArrival } }
}

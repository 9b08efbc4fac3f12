/// A parcel that arrived, as its conversation is told.
public struct Arrival: Sendable, Equatable {
  /// The number of the parcel.
  public let shipment: Int64

  /// Whether its buyer received it; else its carrier delivered it.
  public let isReceived: Bool

  /// The handle of who says so; nil where that person is unknown by now.
  public let witness: String?

  /// What was in it.
  public let itemTitle: String

  /// An arrival.
  public init(shipment: Int64, isReceived: Bool, witness: String?, itemTitle: String) {
    self.shipment = shipment
    self.isReceived = isReceived
    self.witness = witness
    self.itemTitle = itemTitle
  }
}

/// The words in which an arrival is told. A port, since languages are the presentation's.
public protocol ArrivalWording: Sendable {
  /// The same in each language that there is, by BCP 47 tag; `en` is among them.
  func texts(of arrival: Arrival) -> [String: String]
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import ItemInterface
import Records
import Shipping
import UserInterface

/// What people want to read beside a parcel: titles and handles, asked for all parcels at once.
struct ShipmentDetails {
  private let items: any ItemInterface
  private let users: any UserInterface
  private var titles: [String: String] = [:]
  private var handles: [String: String] = [:]

  init(items: any ItemInterface, users: any UserInterface) {
    self.items = items
    self.users = users
  }

  /// The same with what some parcels need.
  func loaded(for shipments: [TrackedShipment]) throws -> ShipmentDetails {
    let labels = shipments.map(\.shipment.label)
    let itemIds = Set(labels.map(\.itemId)).sorted()
    let userIds = Set(labels.flatMap { [$0.sellerId, $0.buyerId] }).sorted()
    var details = self
    for item in try items.items(ids: itemIds) { details.titles[item.id] = item.title }
    for user in try users.users(ids: userIds) { details.handles[user.id] = user.handle }
    return details
  }

  func title(of shipment: Shipment) -> String { titles[shipment.label.itemId] ?? "item \(shipment.label.itemId)" }

  func seller(of shipment: Shipment) -> String { shown(shipment.label.sellerId) }

  func buyer(of shipment: Shipment) -> String { shown(shipment.label.buyerId) }

  private func shown(_ userId: String) -> String { handles[userId].map { "@\($0)" } ?? "somebody" }

  /// All that is known of a parcel. Ids that people type as numbers are numbers; times are ISO 8601 in UTC.
  func json(_ tracked: TrackedShipment) -> JSONValue {
    let label = tracked.shipment.label
    return [
      "number": .number(tracked.shipment.number),
      "item": Int64(label.itemId).map(JSONValue.number) ?? .string(label.itemId),
      "title": titles[label.itemId].map(JSONValue.string) ?? .null,
      "seller": handles[label.sellerId].map(JSONValue.string) ?? .null,
      "buyer": handles[label.buyerId].map(JSONValue.string) ?? .null,
      "carrier": .string(label.carrier),
      "service": .string(label.service),
      "trackingNumber": .string(label.trackingNumber),
      "url": tracked.url.map(JSONValue.string) ?? .null,
      "status": .string(tracked.status.rawValue),
      "createdAt": .string(label.createdAt.iso8601),
      "events": .array(tracked.timeline.map(json)),
    ]
  }

  private func json(_ event: TrackingEvent) -> JSONValue {
    [
      "status": .string(event.status.rawValue),
      "at": .string(event.at.iso8601),
      "place": event.place.map(JSONValue.string) ?? .null,
      "note": event.note.map(JSONValue.string) ?? .null,
    ]
  }
}

import ItemInterface
import Shipping
import UserInterface

/// Joins parcels with the items and the people that they name, at two queries for any number of them.
struct JoinedShipments: Sendable {
  let manager: @Sendable () -> ShippingManager
  let items: @Sendable () -> any ItemInterface
  let users: @Sendable () -> any UserInterface

  func shipment(_ tracked: TrackedShipment) throws -> JoinedShipment {
    joined(tracked, try names(in: [tracked]))
  }

  func shipments(_ shipments: [TrackedShipment]) throws -> [JoinedShipment] {
    let names = try names(in: shipments)
    return shipments.map { joined($0, names) }
  }
}

extension JoinedShipments {
  /// What a seller holds for buyers and has no parcel yet. Reads all of their items in pages, and one query for each that
  /// is held.
  func waitingItems(of sellerId: String) throws -> [WaitingItem] {
    var waiting: [(item: any ItemSummary, buyerId: String)] = []
    var cursor: String?
    repeat {
      let page = try items().items(sellerId: sellerId, limit: 1_000, cursor: cursor)
      for item in page.items where item.isReserved {
        guard let buyerId = item.holderId else { continue }
        if try !manager().isShipped(itemId: item.id, to: buyerId) { waiting.append((item, buyerId)) }
      }
      cursor = page.nextCursor
    } while cursor != nil
    let people = try users().users(ids: Set(waiting.map(\.buyerId)).sorted())
    let handles = Dictionary(people.map { ($0.id, $0.handle) }) { first, _ in first }
    return waiting.map { WaitingItem(id: $0.item.id, title: $0.item.title, buyer: handles[$0.buyerId]) }
  }
}

extension JoinedShipments {
  /// Titles and handles by id.
  private typealias Names = (titles: [String: String], handles: [String: String])

  private func names(in shipments: [TrackedShipment]) throws -> Names {
    let labels = shipments.map(\.shipment.label)
    let items = try items().items(ids: Set(labels.map(\.itemId)).sorted())
    let people = try users().users(ids: Set(labels.flatMap { [$0.sellerId, $0.buyerId] }).sorted())
    return (
      Dictionary(items.map { ($0.id, $0.title) }) { first, _ in first },
      Dictionary(people.map { ($0.id, $0.handle) }) { first, _ in first }
    )
  }

  private func joined(_ tracked: TrackedShipment, _ names: Names) -> JoinedShipment {
    let label = tracked.shipment.label
    return JoinedShipment(
      tracked: tracked, title: names.titles[label.itemId], seller: names.handles[label.sellerId],
      buyer: names.handles[label.buyerId])
  }
}

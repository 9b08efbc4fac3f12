import ItemInterface
import Shipping
import UserInterface

/// Joins parcels with the items and the people that they name, at two queries for any number of them.
struct JoinedShipments: Sendable {
  let manager: @Sendable () -> ShippingManager
  let items: @Sendable () -> any ItemInterface
  let users: @Sendable () -> any UserInterface

  func shipment(_ tracked: TrackedShipment) throws -> ShipmentViewModel {
    viewModel(of: tracked, try names(in: [tracked]))
  }

  func shipments(_ shipments: [TrackedShipment]) throws -> [ShipmentViewModel] {
    let names = try names(in: shipments)
    return shipments.map { viewModel(of: $0, names) }
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

  private func viewModel(of tracked: TrackedShipment, _ names: Names) -> ShipmentViewModel {
    let label = tracked.shipment.label
    return ShipmentViewModel(
      tracked: tracked, title: names.titles[label.itemId], seller: names.handles[label.sellerId],
      buyer: names.handles[label.buyerId])
  }
}

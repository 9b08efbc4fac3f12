import ItemInterface
import Presentation
import Reactive
import Shipping
import UserInterface

extension ShippingCoordinator {
  func parcels(on stage: any Stage) -> ParcelsReactor {
    ParcelsReactor(
      ParcelsReactor.Services(
        load: { limit in
          schedulers.ask {
            let myId = try me().id
            return ParcelsReactor.Parcels(
              waiting: try joined.waitingItems(of: myId), sent: try page(of: myId, limit: limit, cursor: nil))
          }
        },
        more: { cursor in
          schedulers.ask { try page(of: me().id, limit: ParcelsReactor.pageSize, cursor: cursor) }
        },
        open: { [weak stage] place in stage?.later { $0.open(place.address) } },
        takeWayOut: stage.opening))
  }

  /// The next `limit` parcels, in as many pages as the manager makes of them, or what is left.
  func page(of userId: String, limit: Int, cursor: String?) throws -> ParcelsReactor.Page {
    var page = ParcelsReactor.Page(shipments: [], nextCursor: cursor)
    repeat {
      let next = try manager.shipments(
        of: userId, filter: ShipmentFilter(), limit: limit - page.shipments.count, cursor: page.nextCursor)
      page.shipments += try joined.shipments(next.shipments).map { SeenShipment($0, by: userId) }
      page.nextCursor = next.nextCursor
    } while page.nextCursor != nil && page.shipments.count < limit
    return page
  }
}

extension ParcelsReactor.Place {
  fileprivate var address: String {
    switch self {
    case .parcel(let number): "marketplace://parcel/\(number)"
    case .item(let id): "marketplace://ship/\(id)"
    }
  }
}

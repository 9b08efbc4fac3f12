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

  private func page(of userId: String, limit: Int, cursor: String?) throws -> ParcelsReactor.Page {
    let page = try manager.shipments(of: userId, filter: ShipmentFilter(), limit: limit, cursor: cursor)
    return ParcelsReactor.Page(
      shipments: try joined.shipments(page.shipments).map { SeenShipment($0, by: userId) },
      nextCursor: page.nextCursor)
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

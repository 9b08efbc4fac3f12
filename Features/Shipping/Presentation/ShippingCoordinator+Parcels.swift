import ItemInterface
import Presentation
import Reactive
import Shipping
import UserInterface

extension ShippingCoordinator {
  func parcels(on stage: any Stage) -> ParcelsReactor {
    ParcelsReactor(
      ParcelsReactor.Services(
        load: {
          schedulers.ask {
            let myId = try me().id
            let tracked = try manager.shipments(of: myId)
            return ParcelsReactor.Parcels(
              waiting: try joined.waitingItems(of: myId, sent: tracked),
              sent: try joined.shipments(tracked).map { SeenShipment($0, by: myId) })
          }
        },
        open: { [weak stage] place in stage?.later { $0.open(place.address) } },
        takeWayOut: stage.opening))
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

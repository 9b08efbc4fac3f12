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
            let myId = try myId()
            let tracked = try manager.shipments(of: myId)
            return ParcelsReactor.Parcels(
              waiting: try joined.waitingItems(of: myId, sent: tracked),
              sent: try joined.shipments(tracked).map { SeenShipment($0, by: myId) })
          }
        },
        open: { [weak stage] place in stage?.later { $0.open(place.address) } },
        takeWayOut: stage.opening))
  }

  /// The screen that makes a parcel with an item.
  func parcel(of item: Int64, on stage: any Stage) -> ParcelReactor {
    let itemId = String(item)
    return ParcelReactor(
      ParcelReactor.Services(
        load: {
          schedulers.ask {
            let buyerId = try manager.recipient(ofItem: itemId, by: myId())
            return ParcelReactor.Contents(
              title: try joined.items().item(itemId)?.title ?? "", buyer: try joined.users().user(buyerId)?.handle)
          }
        },
        identify: { number in manager.catalogue.identify(number) },
        ship: { number, carrier in
          schedulers.ask {
            try manager.ship(itemId: itemId, trackingNumber: number, carrier: carrier, by: myId()).shipment.number
          }
        },
        onShipped: { [weak stage] number in
          stage?.later { stage in
            // In the place of this screen, as an item is sent once.
            stage.back()
            stage.open("marketplace://parcel/\(number)")
            stage.toast(LocalizedString(ShippingText.shipped).styled(.positive))
          }
        },
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

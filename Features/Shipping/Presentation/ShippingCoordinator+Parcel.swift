import ItemInterface
import Presentation
import Shipping
import UserInterface

extension ShippingCoordinator {
  /// The screen that makes a parcel with an item.
  func parcel(of item: Int64, on stage: any Stage) -> ParcelReactor {
    let itemId = String(item)
    return ParcelReactor(
      ParcelReactor.Services(
        load: {
          schedulers.ask {
            let buyerId = try manager.recipient(ofItem: itemId, by: me().id)
            return ParcelReactor.Contents(
              title: try joined.items().item(itemId)?.title ?? "", buyer: try joined.users().user(buyerId)?.handle)
          }
        },
        identify: { number in manager.catalogue.identify(number) },
        ship: { number, carrier in
          schedulers.ask {
            try manager.ship(itemId: itemId, trackingNumber: number, carrier: carrier, by: me().id).shipment.number
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

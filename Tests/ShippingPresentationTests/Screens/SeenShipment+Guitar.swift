import ChatInterfaceMocks
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import ItemInterfaceMocks
import Shipping
import UserInterfaceMocks

@testable import ShippingPresentation

extension SeenShipment {
  /// A guitar on its way from Ana to Chloe, as Chloe sees it.
  static func guitar() throws -> SeenShipment {
    let store = MemoryShippingStore()
    let label = ShippingLabel(
      itemId: "9", sellerId: "1", buyerId: "3", carrier: "s10", service: "S10", trackingNumber: "RR314159268PT",
      createdAt: Date(timeIntervalSince1970: 1_700_000_000))
    let tracked = try ShippingManager(
      store: store, items: ItemInterfaceMock.bicycle(), users: UserInterfaceMock.people(),
      chat: ChatInterfaceMock.talk(), wording: LocalizedArrivalWording(), now: { label.createdAt }
    ).track(store.insertShipment(label).number, by: "3")
    return SeenShipment(JoinedShipment(tracked: tracked, title: "Guitar", seller: "ana", buyer: "chloe"), by: "3")
  }
}

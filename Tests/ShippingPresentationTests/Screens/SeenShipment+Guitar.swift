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
    try guitars(9...9)[0]
  }

  /// Guitars with these ids on their way from Ana to Chloe, the newest first.
  static func guitars(_ items: ClosedRange<Int>) throws -> [SeenShipment] {
    let store = MemoryShippingStore()
    let created = Date(timeIntervalSince1970: 1_700_000_000)
    for item in items {
      let label = ShippingLabel(
        itemId: "\(item)", sellerId: "1", buyerId: "3", carrier: "s10", service: "S10",
        trackingNumber: "RR314159268PT", createdAt: created)
      _ = try store.insertShipment(label)
    }
    let manager = ShippingManager(
      store: store, items: ItemInterfaceMock.bicycle(), users: UserInterfaceMock.people(),
      chat: ChatInterfaceMock.talk(), wording: LocalizedArrivalWording(), now: { created })
    return try manager.shipments(of: "3").map {
      SeenShipment(JoinedShipment(tracked: $0, title: "Guitar", seller: "ana", buyer: "chloe"), by: "3")
    }
  }
}

import ChatInterfaceMocks
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import ItemInterfaceMocks
import Shipping
import Testing
import UserInterfaceMocks

@testable import ShippingPresentation

@Suite("Pages of parcels")
struct ParcelPagesTests {
  @Test("are as long as the list was, also where that is more than the manager gives at once")
  func long() throws {
    let coordinator = try coordinator(parcelCount: 1_100)
    let page = try coordinator.page(of: "3", limit: 1_050, cursor: nil)
    #expect(page.shipments.map(\.shipment.number) == Array((51...1_100).reversed()))
    #expect(page.nextCursor == "51")
    let rest = try coordinator.page(of: "3", limit: 1_050, cursor: page.nextCursor)
    #expect(rest.shipments.map(\.shipment.number) == Array((1...50).reversed()))
    #expect(rest.nextCursor == nil)
  }

  /// Of somebody for whom there are so many parcels.
  private func coordinator(parcelCount: Int) throws -> ShippingCoordinator {
    let (store, items, users) = (MemoryShippingStore(), ItemInterfaceMock.bicycle(), UserInterfaceMock.people())
    try store.transaction {
      for item in 1...parcelCount {
        let label = ShippingLabel(
          itemId: "\(item)", sellerId: "1", buyerId: "3", carrier: "s10", service: "S10",
          trackingNumber: "RR314159268PT", createdAt: Date(timeIntervalSince1970: 1_700_000_000))
        _ = try store.insertShipment(label)
      }
    }
    let manager = ShippingManager(
      store: store, items: items, users: users, chat: ChatInterfaceMock.talk(), wording: LocalizedArrivalWording(),
      now: { Date(timeIntervalSince1970: 1_700_000_000) })
    return ShippingCoordinator(manager: manager, items: items, users: users)
  }
}

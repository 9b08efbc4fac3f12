import ChatInterfaceMocks
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import ItemInterfaceMocks
import Presentation
import Reactive
import ReactorsTesting
import Shipping
import Testing
import UserInterfaceMocks

@testable import ShippingPresentation

@Suite("Tracking a parcel")
struct TrackingReactorTests {
  let effects = EffectRecorder()
  let parcels = PublishSubject<SeenShipment>()
  let receptions = PublishSubject<SeenShipment>()
  let test: TestReactor<TrackingReactor>

  init() {
    let (effects, parcels, receptions) = (effects, parcels, receptions)
    test = TestReactor(
      TrackingReactor(
        TrackingReactor.Services(
          load: { parcels.take(1) },
          receive: {
            effects.record("receive")
            return receptions.take(1)
          }, onRecord: { effects.record("record") }, onOpenItem: { effects.record("item \($0)") })),
      effects: effects)
  }

  @Test("shows a parcel, and reads it anew each time it comes into sight")
  func load() throws {
    let parcel = try parcel()
    test.send(.appear)
    parcels.onNext(parcel)
    test.receive(.change { $0.content = .parcel(parcel) })
    test.send(.appear)
    parcels.onError(ShippingError.notParty(shipment: 1))
    test.receive(.change { $0.content = .failed(ShippingError.notParty(shipment: 1).text) })
  }

  @Test("says why it could not be received, and shows it as it was")
  func refused() throws {
    let parcel = try parcel()
    test.send(.appear)
    parcels.onNext(parcel)
    test.receive(.change { $0.content = .parcel(parcel) })
    test.send(.receive, .effect("receive"))
    let error = ShippingError.itemNoLongerHeld(shipment: 1, itemId: "9")
    receptions.onError(error)
    test.receive(.change { $0.refusal = error.text })
  }

  @Test("does nothing where the buyer thinks better of it")
  func cancelled() {
    test.send(.receive, .effect("receive"))
    receptions.onCompleted()
    test.receive()
  }

  @Test("leads to the item and to the seller's form")
  func leads() throws {
    let parcel = try parcel()
    test.send(.openItem)
    test.send(.appear)
    parcels.onNext(parcel)
    test.receive(.change { $0.content = .parcel(parcel) })
    test.send(.openItem, .effect("item 9"))
    test.send(.record, .effect("record"))
  }

  private func parcel() throws -> SeenShipment {
    let store = MemoryShippingStore()
    let label = ShippingLabel(
      itemId: "9", sellerId: "1", buyerId: "3", carrier: "s10", service: "S10", trackingNumber: "RR314159268PT",
      createdAt: Date(timeIntervalSince1970: 1_700_000_000))
    let tracked = try ShippingManager(
      store: store, items: ItemInterfaceMock.bicycle(), users: UserInterfaceMock.people(),
      chat: ChatInterfaceMock.talk(), wording: LocalizedArrivalWording(), now: { label.createdAt }
    ).track(store.insertShipment(label).number, by: "3")
    return SeenShipment(ShipmentViewModel(tracked: tracked, title: "Guitar", seller: "ana", buyer: "chloe"), by: "3")
  }
}

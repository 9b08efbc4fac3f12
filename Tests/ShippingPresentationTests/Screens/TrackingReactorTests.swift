import Presentation
import Reactive
import ReactorsTesting
import Shipping
import Testing

@testable import ShippingPresentation

@Suite("Tracking a parcel")
struct TrackingReactorTests {
  let effects = EffectRecorder()
  let parcels = PublishSubject<SeenShipment>()
  let receptions = PublishSubject<SeenShipment>()
  let questions = PublishSubject<Void>()
  let test: TestReactor<TrackingReactor>

  init() {
    let (effects, parcels, receptions, questions) = (effects, parcels, receptions, questions)
    test = TestReactor(
      TrackingReactor(
        TrackingReactor.Services(
          load: { parcels.take(1) },
          receive: {
            effects.record("receive")
            return receptions.take(1)
          },
          ask: { _ in
            effects.record("ask")
            return questions.take(1)
          },
          open: { effects.record("open \($0)") }, takeWayOut: { effects.record("way out \($0)") })),
      effects: effects)
  }

  /// The parcel is there.
  private func load() throws {
    let parcel = try SeenShipment.guitar()
    test.send(.appear)
    parcels.onNext(parcel)
    test.receive(.change { $0.content = .loaded(parcel) })
  }

  @Test("shows a parcel, and reads it anew each time it comes into sight")
  func shows() throws {
    try load()
    test.send(.appear)
    parcels.onError(ShippingError.notParty(shipment: 1))
    test.receive(.change { $0.content = .failed(Trouble(ShippingError.notParty(shipment: 1))) })
  }

  @Test("says why it could not be received, and shows it as it was")
  func refused() throws {
    try load()
    test.send(.receive, .effect("ask"))
    questions.onNext(())
    test.receive(.effect("receive"))
    let error = ShippingError.itemNoLongerHeld(shipment: 1, itemId: "9")
    receptions.onError(error)
    test.receive(.change { $0.refusal = error.text })
  }

  @Test("does nothing where the buyer thinks better of it")
  func cancelled() throws {
    try load()
    test.send(.receive, .effect("ask"))
    questions.onCompleted()
    test.receive()
  }

  @Test("leads to the item and to the seller's form")
  func leads() throws {
    test.send(.openItem)
    try load()
    test.send(.openItem, .effect(#"open item("9")"#))
    test.send(.openEvent, .effect("open event"))
  }
}

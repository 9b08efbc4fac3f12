import Presentation
import Reactive
import ReactorsTesting
import Shipping
import Testing

@testable import ShippingPresentation

@Suite("Entering an event")
struct RecordEventReactorTests {
  let effects = EffectRecorder()
  let answers = PublishSubject<EventOutcome>()
  let test: TestReactor<RecordEventReactor>

  init() {
    let (effects, answers) = (effects, answers)
    test = TestReactor(
      RecordEventReactor(
        RecordEventReactor.Services(
          record: { entry in
            effects.record("record \(entry.status) in \(entry.place)")
            return answers.take(1)
          }, onRecorded: { _ in effects.record("recorded") })), effects: effects)
  }

  @Test("needs to know what happened")
  func incomplete() {
    test.send(.record)
  }

  @Test("asks once, whoever presses twice, and again after a refusal")
  func once() {
    test.send(.status(.inTransit)) { $0.status = .inTransit }
    test.send(.place("Leeds")) { $0.place = "Leeds" }
    test.send(.record, .effect("record inTransit in Leeds"))
    test.send(.record)
    let error = ShippingError.notSeller(shipment: 2)
    answers.onError(error)
    test.receive(.change { $0.refusal = error.text })
  }
}

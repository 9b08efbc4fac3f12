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
  let parcels = PublishSubject<SeenShipment>()
  let questions = PublishSubject<Void>()
  let test: TestReactor<RecordEventReactor>

  init() {
    let (effects, answers, parcels, questions) = (effects, answers, parcels, questions)
    test = TestReactor(
      RecordEventReactor(
        RecordEventReactor.Services(
          load: { parcels.take(1) },
          record: { entry in
            effects.record("record \(entry.status) in \(entry.place)")
            return answers.take(1)
          },
          ask: { _ in
            effects.record("ask")
            return questions.take(1)
          },
          onRecorded: { _ in effects.record("recorded") }, takeWayOut: { effects.record("way out \($0)") })),
      effects: effects)
  }

  /// The form of a parcel.
  private func load() throws {
    let parcel = try SeenShipment.guitar()
    test.send(.appear)
    parcels.onNext(parcel)
    test.receive(.change { $0.content = .loaded(parcel) })
  }

  @Test("needs to know what happened")
  func incomplete() throws {
    try load()
    test.send(.record)
  }

  @Test("records once, whoever presses twice, and again after a refusal")
  func once() throws {
    try load()
    test.send(.status(.inTransit)) { $0.status = .inTransit }
    test.send(.place("Leeds")) { $0.place = "Leeds" }
    test.send(.record, .change { $0.submission = .pending }, .effect("record inTransit in Leeds"))
    test.send(.record)
    let error = ShippingError.notSeller(shipment: 2)
    answers.onError(error)
    test.receive(.change { $0.submission = .refused(error) })
    test.send(
      .record, .change { $0.submission = .pending }, .effect("record inTransit in Leeds"),
      .change { $0.submission = .refused(error) })
  }

  @Test("asks before a delivery, as that sells the item")
  func delivery() throws {
    try load()
    test.send(.status(.delivered)) { $0.status = .delivered }
    test.send(.record, .effect("ask"), .change { $0.submission = .pending })
    questions.onNext(())
    test.receive(.effect("record delivered in "))
  }

  @Test("asks once, whoever presses twice, and again after a no")
  func thinksBetter() throws {
    try load()
    test.send(.status(.delivered)) { $0.status = .delivered }
    test.send(.record, .effect("ask"), .change { $0.submission = .pending })
    test.send(.record)
    questions.onCompleted()
    test.receive(.change { $0.submission = .idle })
  }

  @Test("leads to where one signs in where nobody is")
  func nobody() {
    test.send(.appear)
    parcels.onError(SignInNeeded())
    test.receive(.change { $0.content = .failed(Trouble(SignInNeeded())) })
    test.send(.takeWayOut, .effect("way out sign-in"))
  }
}

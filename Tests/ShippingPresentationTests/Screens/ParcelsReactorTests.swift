import Presentation
import Reactive
import ReactorsTesting
import Shipping
import Testing

@testable import ShippingPresentation

@Suite("The list of parcels")
struct ParcelsReactorTests {
  let effects = EffectRecorder()
  let answers = PublishSubject<ParcelsReactor.Parcels>()
  let test: TestReactor<ParcelsReactor>

  init() {
    let (effects, answers) = (effects, answers)
    test = TestReactor(
      ParcelsReactor(
        ParcelsReactor.Services(
          load: { answers.take(1) }, open: { effects.record("open \($0)") },
          takeWayOut: { effects.record("way out \($0)") })),
      effects: effects)
  }

  @Test("is read anew each time it comes into sight, and says why it cannot be read")
  func load() {
    let parcels = ParcelsReactor.Parcels(
      waiting: [WaitingItem(id: "9", title: "Guitar", buyer: "chloe")], sent: [])
    test.send(.appear)
    answers.onNext(parcels)
    test.receive(.change { $0.content = .loaded(parcels) })
    test.send(.appear)
    let error = ShippingError.unknownItem("9")
    answers.onError(error)
    test.receive(.change { $0.content = .failed(Trouble(error)) })
  }

  @Test("is nobody's where nobody is signed in, and leads to where one signs in")
  func nobody() {
    test.send(.appear)
    answers.onError(SignInNeeded())
    test.receive(.change { $0.content = .failed(Trouble(SignInNeeded())) })
    test.send(.takeWayOut, .effect("way out sign-in"))
  }

  @Test("leads to a parcel, and to what is to be sent")
  func open() {
    test.send(.open(.parcel(1)), .effect("open parcel(1)"))
    test.send(.open(.item("9")), .effect("open item(\"9\")"))
  }
}

import Presentation
import Reactive
import Reactors
import ReactorsTesting
import Shipping
import Testing

@testable import ShippingPresentation

@Suite("Making a parcel")
struct ParcelReactorTests {
  let effects = EffectRecorder()
  let answers = PublishSubject<Int64>()
  let test: TestReactor<ParcelReactor>

  init() {
    let (effects, answers) = (effects, answers)
    test = TestReactor(
      ParcelReactor(
        ParcelReactor.Services(
          load: { .just(ParcelReactor.Contents(title: "Lamp", buyer: "ben")) },
          identify: CarrierCatalogue.standard.identify,
          ship: { number, carrier in
            effects.record("ship \(number) with \(carrier)")
            return answers.asObservable()
          },
          onShipped: { effects.record("shipped \($0)") }, takeWayOut: { effects.record("way out \($0)") })),
      effects: effects)
    test.send(.appear) { $0.content = .loaded(ParcelReactor.Contents(title: "Lamp", buyer: "ben")) }
  }

  @Test("keeps what is typed when one comes back to it")
  func comeBack() {
    type("RR314159268PT")
    test.send(.appear)
  }

  @Test("tells the carrier as soon as the number is complete")
  func recognises() {
    type("RR314159268PT")
    #expect(test.reactor.currentState.carrier == "s10")
    #expect(test.reactor.currentState.canShip)
  }

  @Test("names the fault in a number")
  func faulty() {
    type("RR314159269PT")
    #expect(
      test.reactor.currentState.identification?.fault
        == .resembles(
          NumberForm(count: 13, isDigits: false),
          [Resemblance(service: "S10", difference: .checkDigit("9", expected: "8"))]))
    test.send(.ship)
  }

  @Test("ships with the carrier that was chosen, and once")
  func chooses() {
    type("314271828225")
    test.send(.ship)
    test.send(.carrier("ups"))
    test.send(.carrier("purolator")) { $0.chosenCarrier = "purolator" }
    test.send(.ship, .effect("ship 314271828225 with purolator"), .change { $0.submission = .pending })
    test.send(.ship)
    answers.onNext(3)
    test.receive(.effect("shipped 3"))
  }

  @Test("forgets a carrier that another number does not fit")
  func forgets() {
    type("314271828225")
    test.send(.carrier("purolator")) { $0.chosenCarrier = "purolator" }
    test.send(.number("")) { ($0.number, $0.identification, $0.chosenCarrier) = ("", nil, nil) }
  }

  @Test("says why it was refused until something else is typed")
  func refused() {
    type("RR314159268PT")
    test.send(.ship, .effect("ship RR314159268PT with s10"), .change { $0.submission = .pending })
    let error = ShippingError.itemSold("9")
    answers.onError(error)
    test.receive(.change { $0.submission = .refused(error) })
    test.send(.number("")) { ($0.number, $0.identification, $0.submission) = ("", nil, .idle) }
  }

  private func type(_ number: String) {
    test.send(.number(number)) {
      ($0.number, $0.identification) = (number, CarrierCatalogue.standard.identify(number))
    }
  }
}

import Item
import Presentation
import Reactive
import ReactiveTesting
import ReactorsTesting
import Testing

@testable import ItemPresentation

@Suite("The form of an item")
struct SellReactorTests {
  private let effects = EffectRecorder()
  private let time = TestScheduler(initialClock: 0, resolution: 0.001)

  private func makeReactor(
    _ draft: SaleDraft = SaleDraft(), isNew: Bool = true, isSure: Bool = true,
    failing failures: [String: any Error] = [:]
  ) -> SellReactor {
    let step: @Sendable (String) -> Observable<Void> = { [effects] name in
      .deferred {
        effects.record(name)
        return failures[name].map { .error($0) } ?? .just(())
      }
    }
    let keep: @Sendable (SaleDraft) -> Observable<Void> = { step("keep \($0.title)") }
    return SellReactor(
      SellReactor.Services(
        load: { step("load").map { SellReactor.Beginning(form: draft, currencyCode: "EUR") } },
        keep: isNew ? keep : nil, discard: { step("discard") },
        publish: { step("publish \($0.title) at \($0.price.minorUnits)") }, alike: { _ in .just(nil) },
        ask: { _ in isSure ? .just(()) : .empty() }, takeWayOut: { [effects] in effects.record("way out \($0)") }),
      time: time)
  }

  /// A form that is there already.
  private func makeTest(
    _ draft: SaleDraft = SaleDraft(), isNew: Bool = true, isSure: Bool = true,
    failing failures: [String: any Error] = [:]
  ) -> TestReactor<SellReactor> {
    let test = TestReactor(
      makeReactor(draft, isNew: isNew, isSure: isSure, failing: failures), effects: effects)
    test.send(
      .appear, .effect("load"),
      .change {
        $0.form = draft
        $0.filled = draft
        $0.currencyCode = "EUR"
        $0.keeping = isNew && !draft.isEmpty ? .restored : .nothing
        $0.phase = .ready
      })
    return test
  }

  @Test("begins with the draft that was left, once")
  func restoring() {
    let test = makeTest(SaleDraft(title: "Bike", price: "12,x"))
    test.send(.appear)
  }

  @Test("keeps the draft when nothing was typed for a while")
  func keeping() {
    let test = makeTest()
    test.send(.type(.title, "B")) {
      $0.form.title = "B"
      $0.touched = [.title]
    }
    time.advanceTo(399)
    test.send(.type(.title, "Bike")) { $0.form.title = "Bike" }
    time.advanceTo(798)
    test.finish()
    time.advanceTo(800)
    test.receive(.change { $0.keeping = .writing }, .effect("keep Bike"), .change { $0.keeping = .kept })
  }

  @Test("keeps one draft at a time, and then what was typed meanwhile")
  func order() {
    let disk = PublishSubject<Void>()
    let reactor = SellReactor(
      SellReactor.Services(
        load: { .just(SellReactor.Beginning(form: SaleDraft(title: "B"), currencyCode: "EUR")) },
        keep: { [effects] draft in
          effects.record("keep \(draft.title)")
          return disk.take(1)
        }, discard: { .empty() }, publish: { _ in .empty() }, alike: { _ in .empty() }, ask: { _ in .empty() },
        takeWayOut: { _ in }), time: time)
    let test = TestReactor(reactor, effects: effects)
    test.send(
      .appear,
      .change {
        $0.form = SaleDraft(title: "B")
        $0.filled = SaleDraft(title: "B")
        $0.currencyCode = "EUR"
        $0.keeping = .restored
        $0.phase = .ready
      })
    test.send(.pause, .effect("keep B"), .change { $0.keeping = .writing })
    test.send(.type(.title, "Bike")) {
      $0.form.title = "Bike"
      $0.touched = [.title]
    }
    test.send(.pause)
    test.send(.publish)
    disk.onNext(())
    test.receive(.change { $0.keeping = .kept }, .effect("keep Bike"), .change { $0.keeping = .writing })
    disk.onNext(())
    test.receive(.change { $0.keeping = .kept })
  }

  @Test("says where the draft is not kept, and keeps no draft of what is on sale already")
  func notKept() {
    let error = ItemError.unknownUser("ana")
    let test = makeTest(SaleDraft(title: "Bike"), failing: ["keep Bike": error])
    test.send(
      .pause, .change { $0.keeping = .writing }, .effect("keep Bike"), .change { $0.keeping = .failed(error.text) })
    makeTest(SaleDraft(title: "Bike"), isNew: false).send(.pause)
  }

  @Test("judges all fields when it is to be put on sale, and puts nothing on sale that is wrong")
  func faults() {
    let test = makeTest(SaleDraft(title: "Bike", price: "ten"))
    test.send(.publish) {
      $0.touched = Set(SaleField.allCases)
      $0.failure = LocalizedString(ItemText.formFaults, ["count": 1])
    }
  }

  @Test("begins anew once it is on sale")
  func publishing() {
    let test = makeTest(SaleDraft(title: "Bike", price: "12.50"))
    test.send(
      .publish, .change { $0.phase = .publishing }, .effect("publish Bike at 1250"),
      .change {
        $0.phase = .ready
        $0.form = SaleDraft()
        $0.filled = SaleDraft()
        $0.keeping = .nothing
      })
    // What waited to be kept is not kept again.
    test.send(.pause, .change { $0.keeping = .writing }, .effect("keep "), .change { $0.keeping = .nothing })
  }

  @Test("stays as it is where putting it on sale is refused")
  func refused() {
    let error = ItemError.reserved(item: 7, holder: .init(id: "bea", handle: "bea"))
    let test = makeTest(SaleDraft(title: "Bike", isFree: true), failing: ["publish Bike at 0": error])
    test.send(
      .publish, .change { $0.phase = .publishing }, .effect("publish Bike at 0"),
      .change {
        $0.phase = .ready
        $0.failure = error.text
      })
  }

  @Test("throws a draft away for who is sure")
  func discarding() {
    makeTest(SaleDraft(title: "Bike"), isSure: false).send(.discard)
    makeTest(SaleDraft(title: "Bike"), isNew: false).send(.discard)
    makeTest(SaleDraft(title: "Bike")).send(
      .discard, .effect("discard"),
      .change {
        $0.form = SaleDraft()
        $0.filled = SaleDraft()
        $0.keeping = .nothing
      })
  }

  @Test("is not there where nobody is signed in, until somebody is")
  func signedOut() {
    let test = TestReactor(makeReactor(failing: ["load": SignInNeeded()]), effects: effects)
    let signedOut = SellReactor.Phase.failed(Trouble(SignInNeeded()))
    test.send(.appear, .effect("load"), .change { $0.phase = signedOut })
    test.send(.publish)
    test.send(.takeWayOut, .effect("way out sign-in"))
    test.send(.appear, .change { $0.phase = .loading }, .effect("load"), .change { $0.phase = signedOut })
  }

  @Test(
    "knows what is wrong with each field",
    arguments: [
      (SaleDraft(title: "Bike", price: "12.50"), []), (SaleDraft(title: "Bike", isFree: true), []),
      (SaleDraft(title: "Bike", price: "12,x"), [.price]), (SaleDraft(title: "Bike", price: "0"), [.price]),
      (SaleDraft(title: "Bike", price: "1", currency: "EU"), [.currency]),
      (SaleDraft(title: "Bike", price: "1.5", currency: "JPY"), [.price]),
      (SaleDraft(price: "99999999999999999999", place: String(repeating: "x", count: 121)), [.title, .price, .place]),
    ] as [(SaleDraft, [SaleField])])
  func checking(draft: SaleDraft, faults: [SaleField]) {
    #expect(Set(CheckedSale(draft, currencyCode: "EUR").faults.keys) == Set(faults))
  }

  @Test("gives back what a listing says")
  func editing() {
    let details = ListingDetails(
      title: "Bike", description: "red", price: .amount(1_234_500), currencyCode: "KWD", category: "bike",
      condition: .good, place: "Porto")
    let checked = CheckedSale(SaleDraft(details), currencyCode: "EUR")
    #expect(checked.faults.isEmpty && checked.details == details)
  }
}

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
  let pages = PublishSubject<ParcelsReactor.Page>()
  let test: TestReactor<ParcelsReactor>

  init() {
    let (effects, answers, pages) = (effects, answers, pages)
    test = TestReactor(
      ParcelsReactor(
        ParcelsReactor.Services(
          load: { limit in
            if limit != ParcelsReactor.pageSize { effects.record("load \(limit)") }
            return answers.take(1)
          },
          more: { cursor in
            effects.record("more behind \(cursor)")
            return pages.take(1)
          },
          open: { effects.record("open \($0)") },
          takeWayOut: { effects.record("way out \($0)") })),
      effects: effects)
  }

  @Test("is read anew each time it comes into sight, and says why it cannot be read")
  func load() {
    let parcels = ParcelsReactor.Parcels(
      waiting: [WaitingItem(id: "9", title: "Guitar", buyer: "chloe")], sent: ParcelsReactor.Page(shipments: []))
    test.send(.appear)
    answers.onNext(parcels)
    test.receive(.change { $0.content = .loaded(parcels) })
    test.send(.appear)
    let error = ShippingError.unknownItem("9")
    answers.onError(error)
    test.receive(.change { $0.content = .failed(Trouble(error)) })
  }

  @Test("goes on behind the last page, once however often its end is seen")
  func more() throws {
    let guitars = try SeenShipment.guitars(1...60)
    load(ParcelsReactor.Page(shipments: Array(guitars[..<50]), nextCursor: "11"))
    test.send(.reachEnd, .effect("more behind 11"), .change { $0.isLoadingMore = true })
    test.send(.reachEnd)
    pages.onNext(ParcelsReactor.Page(shipments: Array(guitars[50...])))
    test.receive(
      .change {
        $0.isLoadingMore = false
        $0.content = .loaded(ParcelsReactor.Parcels(waiting: [], sent: ParcelsReactor.Page(shipments: guitars)))
      })
    test.send(.reachEnd)
    test.send(.appear, .effect("load 60"))
  }

  @Test("drops a page that does not follow what was read anew meanwhile")
  func stalePage() throws {
    let guitars = try SeenShipment.guitars(1...3)
    load(ParcelsReactor.Page(shipments: [guitars[1]], nextCursor: "2"))
    test.send(.reachEnd, .effect("more behind 2"), .change { $0.isLoadingMore = true })
    load(ParcelsReactor.Page(shipments: [guitars[0]], nextCursor: "3"))
    pages.onNext(ParcelsReactor.Page(shipments: [guitars[2]]))
    test.receive(.change { $0.isLoadingMore = false })
  }

  @Test("keeps what was read anew meanwhile where a page before that fails")
  func staleFailure() throws {
    let guitars = try SeenShipment.guitars(1...2)
    load(ParcelsReactor.Page(shipments: [guitars[1]], nextCursor: "1"))
    test.send(.reachEnd, .effect("more behind 1"), .change { $0.isLoadingMore = true })
    load(ParcelsReactor.Page(shipments: guitars))
    pages.onError(ShippingError.invalidCursor)
    test.receive(.change { $0.isLoadingMore = false })
  }

  @Test("says why the next page cannot be read, and reads all anew")
  func failingPage() throws {
    load(ParcelsReactor.Page(shipments: try SeenShipment.guitars(1...1), nextCursor: "1"))
    test.send(.reachEnd, .effect("more behind 1"), .change { $0.isLoadingMore = true })
    let error = ShippingError.invalidCursor
    pages.onError(error)
    test.receive(
      .change {
        $0.isLoadingMore = false
        $0.content = .failed(Trouble(error))
      })
    test.send(.takeWayOut) { $0.content = .loading }
  }

  private func load(_ page: ParcelsReactor.Page) {
    let parcels = ParcelsReactor.Parcels(waiting: [], sent: page)
    test.send(.appear)
    answers.onNext(parcels)
    test.receive(.change { $0.content = .loaded(parcels) })
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

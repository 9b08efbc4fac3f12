import Item
import Presentation
import Reactive
import ReactorsTesting
import Testing
import UserInterfaceMocks

@testable import ItemPresentation

@Suite("The screen of an item")
struct DetailReactorTests {
  private let effects = EffectRecorder()
  private let favourite = PublishSubject<Void>()

  private func makeReactor(
    isOwn: Bool = false, _ status: ListingStatus = .available, isSure: Bool = true, buyer: String? = "bea",
    failing failures: [String: any Error] = [:]
  ) -> DetailReactor {
    let step: @Sendable (String) -> Observable<Void> = { [effects] name in
      .deferred {
        effects.record(name)
        return failures[name].map { .error($0) } ?? .just(())
      }
    }
    let detail = ItemDetail.stub(isOwn: isOwn, status)
    return DetailReactor(
      DetailReactor.Services(
        load: { step("load").map { detail } }, prices: { .just(nil) },
        setFavourite: { [effects, favourite] isFavourite in
          effects.record("favourite \(isFavourite)")
          return favourite.asObservable()
        },
        chat: { step("chat") }, remove: { step("remove") }, release: { step("release") },
        sell: { step("sell to \($0 ?? "the holder")") },
        ask: { _ in isSure ? .just(()) : .empty() }, askBuyer: { .from(buyer.map { [$0] } ?? []) },
        open: { [effects] in effects.record("open \($0)") },
        takeWayOut: { [effects] in effects.record("way out \($0)") }))
  }

  /// One that shows the item already.
  private func makeTest(
    isOwn: Bool = false, _ status: ListingStatus = .available, isSure: Bool = true, buyer: String? = "bea",
    failing failures: [String: any Error] = [:]
  ) -> TestReactor<DetailReactor> {
    let detail = ItemDetail.stub(isOwn: isOwn, status)
    let reactor = makeReactor(isOwn: isOwn, status, isSure: isSure, buyer: buyer, failing: failures)
    let test = TestReactor(reactor, effects: effects)
    test.send(
      .appear, .effect("load"), .change { $0.content = .loaded(detail) })
    return test
  }

  @Test("shows the item, or says why there is none")
  func load() {
    let test = TestReactor(makeReactor(), effects: effects)
    test.send(
      .appear, .effect("load"), .change { $0.content = .loaded(.stub()) })
    let error = ItemError.unknownItem("7")
    let failing = TestReactor(makeReactor(failing: ["load": error]), effects: effects)
    failing.send(.appear, .effect("load"), .change { $0.content = .failed(Trouble(error)) })
    failing.send(
      .takeWayOut, .change { $0.content = .loading }, .effect("load"), .change { $0.content = .failed(Trouble(error)) })
  }

  @Test("marks at once, and does nothing more until that is answered")
  func favourites() {
    let test = makeTest()
    test.send(
      .toggleFavourite, .effect("favourite true"),
      .change {
        $0.content = .loaded(ItemDetail.stub().marked(true))
        $0.isPending = true
      })
    test.send(.toggleFavourite)
    test.send(.chat)
    favourite.onNext(())
    test.receive(.change { $0.isPending = false })
  }

  @Test("takes the mark back where it is refused, and says why")
  func refusedFavourite() {
    let test = makeTest()
    test.send(
      .toggleFavourite, .effect("favourite true"),
      .change {
        $0.content = .loaded(ItemDetail.stub().marked(true))
        $0.isPending = true
      })
    favourite.onError(ItemError.removed(item: 7))
    test.receive(
      .change {
        $0.content = .loaded(.stub())
        $0.isPending = false
      }, .change { $0.failure = ItemError.removed(item: 7).text })
  }

  @Test("leads to where one signs in")
  func signIn() {
    let test = makeTest(failing: ["chat": SignInNeeded()])
    test.send(
      .chat, .change { $0.isPending = true }, .effect("chat"), .change { $0.isPending = false },
      .effect("way out sign-in"))
  }

  @Test("begins a conversation, but not with oneself")
  func chat() {
    let test = makeTest()
    test.send(
      .chat, .change { $0.isPending = true }, .effect("chat"), .change { $0.isPending = false },
      .effect("load"))
    makeTest(isOwn: true).send(.chat) { $0.failure = ItemError.ownItem(item: 7).text }
  }

  @Test("removes only what is one's own, and only for who is sure")
  func remove() {
    makeTest(isOwn: true, isSure: false).send(.remove)
    makeTest().send(.remove)
    makeTest(isOwn: true).send(
      .remove, .change { $0.isPending = true }, .effect("remove"), .change { $0.isPending = false },
      .effect("load"))
  }

  @Test("says why something was refused, and shows the item as it was")
  func refused() {
    let error = ItemError.notReserved(item: 7)
    makeTest(isOwn: true, failing: ["release": error]).send(
      .release, .change { $0.isPending = true }, .effect("release"), .change { $0.isPending = false },
      .change { $0.failure = error.text })
  }

  @Test("is sold to who holds it, else to who is named")
  func sell() {
    let held = ListingStatus.reserved(.init(buyerId: "bea", priceMinorUnits: 5))
    makeTest(isOwn: true, held, failing: ["sell to the holder": SignInNeeded()]).send(
      .sell, .change { $0.isPending = true }, .effect("sell to the holder"), .change { $0.isPending = false },
      .effect("way out sign-in"))
    makeTest(isOwn: true, failing: ["sell to bea": SignInNeeded()]).send(
      .sell, .change { $0.isPending = true }, .effect("sell to bea"), .change { $0.isPending = false },
      .effect("way out sign-in"))
    makeTest(isOwn: true, buyer: nil).send(.sell)
  }

  @Test("goes to the seller, and to the form where it is one's own")
  func elsewhere() {
    let test = makeTest()
    test.send(.openSeller, .effect(#"open seller("ana")"#))
    test.send(.edit)
    makeTest(isOwn: true).send(.edit, .effect("open edit"))
  }
}

extension ItemDetail {
  static func stub(isOwn: Bool = false, _ status: ListingStatus = .available) -> ItemDetail {
    ItemDetail(
      shown: JoinedItemDetail(
        item: .stub(7, "Lamp", status), history: [], isFavourite: false, conversation: nil),
      seller: Seller(UserSummaryMock(id: "ana", handle: "ana", displayName: "Ana", ratingCount: 0)), isOwn: isOwn)
  }
}

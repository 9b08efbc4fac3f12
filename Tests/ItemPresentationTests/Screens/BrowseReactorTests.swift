import Foundation
import Item
import Money
import Presentation
import Reactive
import ReactiveTesting
import ReactorsTesting
import Testing

@testable import ItemPresentation

@Suite("Browsing")
struct BrowseReactorTests {
  private let effects = EffectRecorder()
  private let time = TestScheduler(initialClock: 0, resolution: 0.001)
  /// What is answered, by what is asked; nothing else is ever answered.
  private let answers = ["", "l", "lamp", "lamp 2", "2"].reduce(into: [:]) { answers, question in
    answers[question] = PublishSubject<JoinedItemPage>()
  }

  private func makeTest() -> TestReactor<BrowseReactor> {
    let reactor = BrowseReactor(
      BrowseReactor.Services(
        search: { [effects, answers] criteria, cursor in
          let question = [criteria.text, cursor].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
          effects.record("search \(question)")
          return answers[question]?.asObservable() ?? .never()
        },
        refresh: { [effects] numbers in
          effects.record("refresh \(numbers)")
          return .just([.stub(1, "Lamp", .sold(.init(buyerId: "bea", priceMinorUnits: 5)))])
        },
        open: { [effects] in effects.record("open \($0)") },
        takeWayOut: { [effects] in effects.record("way out \($0)") }),
      time: time)
    return TestReactor(reactor, effects: effects)
  }

  private func answer(_ question: String, _ items: [JoinedItem], next: String? = nil) {
    answers[question]?.onNext(JoinedItemPage(items: items, nextCursor: next))
  }

  /// Everything was looked for, and this was found.
  private func makeTest(finding items: [JoinedItem], next: String? = nil) -> TestReactor<BrowseReactor> {
    let test = makeTest()
    test.send(.appear, .effect("search "), .change { $0.asked = BrowseCriteria() })
    answer("", items, next: next)
    test.receive(.change { ($0.items, $0.cursor, $0.phase) = (items, next, .idle) })
    return test
  }

  @Test("begins with everything, and waits for it")
  func start() {
    let test = makeTest()
    test.send(.appear, .effect("search "), .change { $0.asked = BrowseCriteria() })
    answer("", [.stub(1, "Lamp")])
    test.receive(.change { ($0.items, $0.phase) = ([.stub(1, "Lamp")], .idle) })
  }

  @Test("looks for what was typed 200 ms after the last key")
  func debounce() {
    let test = makeTest()
    test.send(.type(.text, "l")) { $0.criteria.text = "l" }
    time.advanceTo(199)
    test.send(.type(.text, "lamp")) { $0.criteria.text = "lamp" }
    time.advanceTo(398)
    test.finish()
    time.advanceTo(400)
    test.receive(.effect("search lamp"), .change { $0.asked = BrowseCriteria(text: "lamp") })
  }

  @Test("drops the answer to what nobody asks any more")
  func stale() {
    let test = makeTest()
    test.send(.type(.text, "l")) { $0.criteria.text = "l" }
    test.send(.search, .effect("search l"), .change { $0.asked = BrowseCriteria(text: "l") })
    test.send(.type(.text, "lamp")) { $0.criteria.text = "lamp" }
    test.send(.search, .effect("search lamp"), .change { $0.asked = BrowseCriteria(text: "lamp") })
    answer("lamp", [.stub(1, "Lamp")])
    test.receive(
      .change {
        $0.items = [.stub(1, "Lamp")]
        $0.phase = .idle
      })
    answer("l", [.stub(2, "Ladder")])
    test.finish()
  }

  @Test("asks for each page with the cursor of the one before, and once")
  func pages() {
    let test = makeTest(finding: [.stub(1, "Lamp")], next: "2")
    test.send(.reachEnd, .effect("search 2"), .change { $0.phase = .loadingMore })
    test.send(.reachEnd)
    answer("2", [.stub(2, "Desk")])
    test.receive(
      .change {
        $0.items = [.stub(1, "Lamp"), .stub(2, "Desk")]
        $0.cursor = nil
        $0.phase = .idle
      })
    test.send(.reachEnd)
  }

  @Test("drops a page of the search before")
  func stalePage() {
    let test = makeTest()
    test.send(.type(.text, "lamp")) { $0.criteria.text = "lamp" }
    test.send(.search, .effect("search lamp"), .change { $0.asked = BrowseCriteria(text: "lamp") })
    answer("lamp", [.stub(1, "Lamp")], next: "2")
    test.receive(
      .change {
        $0.items = [.stub(1, "Lamp")]
        $0.cursor = "2"
        $0.phase = .idle
      })
    test.send(.reachEnd, .effect("search lamp 2"), .change { $0.phase = .loadingMore })
    test.send(
      .choose(.order(.newest)), .effect("search lamp"), .change { $0.criteria.order = .newest },
      .change {
        $0.asked = BrowseCriteria(text: "lamp", order: .newest)
        $0.cursor = nil
        $0.phase = .searching
      })
    answer("lamp 2", [.stub(2, "Desk")])
    test.finish()
  }

  @Test("goes on by itself where another search finds the same, whose end was told already")
  func sameEnd() {
    let test = makeTest(finding: [.stub(1, "Lamp")], next: "2")
    test.send(.reachEnd, .effect("search 2"), .change { $0.phase = .loadingMore })
    test.send(.type(.text, "lamp")) { $0.criteria.text = "lamp" }
    test.send(
      .search, .effect("search lamp"),
      .change {
        $0.asked = BrowseCriteria(text: "lamp")
        $0.cursor = nil
        $0.phase = .searching
      })
    answer("lamp", [.stub(1, "Lamp")], next: "2")
    test.receive(
      .change {
        $0.cursor = "2"
        $0.phase = .idle
      }, .effect("search lamp 2"), .change { $0.phase = .loadingMore })
  }

  @Test("says why there is no answer, and asks again when told to")
  func failure() {
    let test = makeTest()
    let reason = ItemError.searchTooLong(limit: 50)
    test.send(.takeWayOut)
    test.send(.appear, .effect("search "), .change { $0.asked = BrowseCriteria() })
    answers[""]?.onError(reason)
    test.receive(.change { $0.phase = .failed(Trouble(reason)) })
    test.send(
      .takeWayOut, .effect("search "), .change { $0.phase = .searching },
      .change { $0.phase = .failed(Trouble(reason)) })
  }

  @Test("keeps what there is where a later page fails, and asks for that page again")
  func failedPage() {
    let test = makeTest(finding: [.stub(1, "Lamp")], next: "2")
    test.send(.reachEnd, .effect("search 2"), .change { $0.phase = .loadingMore })
    answers["2"]?.onError(ItemError.invalidCursor)
    test.receive(.change { $0.phase = .failed(Trouble(ItemError.invalidCursor)) })
    test.send(
      .takeWayOut, .effect("search 2"), .change { $0.phase = .loadingMore },
      .change { $0.phase = .failed(Trouble(ItemError.invalidCursor)) })
  }

  @Test("tells what became of what was found when one comes back to it")
  func comeBack() {
    let test = makeTest(finding: [.stub(1, "Lamp"), .stub(2, "Desk")])
    test.send(
      .appear, .effect("refresh [1, 2]"),
      .change { $0.items[0] = .stub(1, "Lamp", .sold(.init(buyerId: "bea", priceMinorUnits: 5))) })
  }

  @Test(
    "takes the beginning of the last word for enough",
    arguments: [
      ("lam", "lam*"), ("desk lam", "desk lam*"), ("lamp ", "lamp "), ("", ""), ("desk -lam", "desk -lam"),
      ("\"desk lamp\"", "\"desk lamp\""), ("lam*", "lam*"), ("自転", "自転*"),
    ])
  func unfinished(text: String, searched: String) {
    #expect(BrowseCriteria(text: text).searched == searched)
  }

  @Test("takes all filters away at once, and opens an item")
  func widen() {
    let test = makeTest()
    test.send(.type(.category, "home")) { $0.criteria.category = "home" }
    test.send(
      .choose(.everything), .effect("search "), .change { $0.criteria.category = "" },
      .change { $0.asked = BrowseCriteria() })
    test.send(.open(7), .effect("open item(7)"))
  }
}

extension JoinedItem {
  /// An item of Ana's for 5 euros.
  static func stub(_ number: Int64, _ title: String, _ status: ListingStatus = .available) -> JoinedItem {
    let details = ListingDetails(title: title, price: .amount(5_00), currencyCode: "EUR")
    let time = Date(timeIntervalSince1970: 1_772_357_400)
    return JoinedItem(
      listing: Listing(
        number: number, sellerId: "ana", reference: "\(number)", details: details, status: status, createdAt: time,
        updatedAt: time),
      seller: "ana", price: MoneyText(minorUnits: 5_00, currencyCode: "EUR", language: "en"), agreement: nil)
  }
}

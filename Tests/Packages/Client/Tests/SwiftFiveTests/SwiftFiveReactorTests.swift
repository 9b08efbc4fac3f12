import Dispatch
import Reactive
import ReactiveTesting
import Reactors
import XCTest

/// What reactors and views in Swift 5 do: hold services that nobody calls Sendable, change their properties, have
/// subclasses.
class SwiftFiveReactorTests: XCTestCase {
  func testActionsInVirtualTime() {
    let scheduler = TestScheduler(initialClock: 0)
    let library = Library()
    let reactor = LoanReactor(library: library, time: scheduler)
    let actions = scheduler.createHotObservable([
      .next(100, LoanReactor.Action.lend("Emma")), .next(110, .lend("Ulysses")), .completed(120), .next(130, .close),
    ])
    _ = actions.subscribe(reactor.action)
    let results = scheduler.start(created: 0, subscribed: 0, disposed: 1000) { reactor.state.map { $0.lent } }
    XCTAssertEqual(
      results.events, [.next(0, []), .next(105, ["Emma"]), .next(115, ["Emma", "Ulysses"]), .next(130, [])])
    XCTAssertEqual(library.asked, 2)
  }

  func testViewWithBagOfItsOwn() {
    let view = LoanView()
    let reactor = LibrarianReactor(library: Library(), time: TestScheduler(initialClock: 0))
    reactor.isStubEnabled = true
    view.reactor = reactor
    view.isViewLoaded = true
    view.performBinding()
    reactor.stub.state.value.lent = ["Emma"]
    XCTAssertEqual(view.titles, [[], ["Emma"]])
    view.close.onNext(())
    XCTAssertEqual(reactor.stub.actions, [.close])
    view.reactor = nil
    XCTAssertFalse(view.close.hasObservers)
  }

  func testSchedulerOfItsOwn() {
    class QueueReactor: Reactor {
      typealias Action = Int
      typealias State = [Bool]

      let initialState: [Bool] = []
      let scheduler: ImmediateSchedulerType = SerialDispatchQueueScheduler(qos: .default)
      let storage = Storage()

      func reduce(state: [Bool], mutation: Int) -> [Bool] { state + [Thread.isMainThread] }
    }
    let reactor = QueueReactor()
    let told = expectation(description: "all states")
    var states: [[Bool]] = []
    let subscription = reactor.state.take(3).subscribe(
      onNext: { states.append($0) }, onCompleted: { told.fulfill() })
    reactor.action.onNext(1)
    reactor.action.onNext(2)
    wait(for: [told], timeout: 60)
    subscription.dispose()
    XCTAssertEqual(states, [[], [false], [false, false]])
  }
}

/// Lends everything, five seconds later.
private class Library {
  var asked = 0

  func lend(_ title: String, time: SchedulerType) -> Observable<String> {
    asked += 1
    return Observable.just(title).delay(.seconds(5), scheduler: time)
  }
}

private class LoanReactor: Reactor {
  enum Action: Equatable {
    case lend(String), close
  }

  enum Mutation {
    case add(String), clear
  }

  struct State {
    var lent: [String] = []
    var shelf: AnyObject?
  }

  let initialState = State()
  let storage = Storage()
  var library: Library
  private let time: SchedulerType

  init(library: Library, time: SchedulerType) {
    self.library = library
    self.time = time
    _ = state
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case let .lend(title): return library.lend(title, time: time).map(Mutation.add)
    case .close: return .just(.clear)
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case let .add(title): state.lent.append(title)
    case .clear: state.lent = []
    }
    return state
  }
}

private class LibrarianReactor: LoanReactor {}

private class LoanView: DeferredReactorView {
  let binding = ReactorBinding<LoanReactor>()
  var disposeBag = DisposeBag()
  var isViewLoaded = false
  let close = PublishSubject<Void>()
  var titles: [[String]] = []

  func bind(reactor: LoanReactor) {
    close.map { Reactor.Action.close }.bind(to: reactor.action).disposed(by: disposeBag)
    reactor.state.map { $0.lent }.distinctUntilChanged()
      .subscribe(onNext: { [weak self] in self?.titles.append($0) })
      .disposed(by: disposeBag)
  }
}

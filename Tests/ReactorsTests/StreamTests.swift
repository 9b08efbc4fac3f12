import Reactive
import ReactiveTesting
import Reactors
import Testing

@Suite("From action to state") struct StreamTests {
  @Test("Each step sees what the one before made")
  func steps() {
    let reactor = StepReactor()
    let (states, subscription) = reactor.record()
    reactor.action.onNext("action")
    subscription.dispose()
    #expect(states.all == ["shown", "action transformed mutated transformed reduced shown"])
    #expect(reactor.currentState == states.all.last)
  }

  @Test("Without mutate an action is its own mutation")
  func ownMutation() {
    let reactor = CounterReactor()
    reactor.action.onNext(2)
    reactor.action.onNext(3)
    #expect(reactor.currentState == 5)
  }

  @Test("The current state is the initial one before anything started")
  func initial() {
    #expect(CounterReactor().currentState == 0)
  }

  @Test("Who subscribes late is told the latest state alone")
  func late() {
    let reactor = CounterReactor()
    reactor.action.onNext(2)
    reactor.action.onNext(3)
    let (states, subscription) = reactor.record()
    subscription.dispose()
    #expect(states.all == [5])
  }

  @Test("A mutation is reduced before mutate sends its next")
  func reducedAtOnce() {
    let reactor = ListReactor(mutate: { reactor, action in
      .concat((0..<action).map { _ in .deferred { [weak reactor] in .just(reactor?.currentState.count ?? -1) } })
    })
    reactor.action.onNext(3)
    reactor.action.onNext(2)
    #expect(reactor.currentState == [0, 1, 2, 3, 4])
  }

  @Test("Streams of services are merged in")
  func services() {
    let service = PublishSubject<Int>()
    let reactor = ListReactor(service: service.asObservable())
    reactor.action.onNext(1)
    service.onNext(2)
    reactor.action.onNext(3)
    #expect(reactor.currentState == [1, 2, 3])
  }

  @Test("A service that answers at once comes after the initial state")
  func immediateService() {
    let reactor = ListReactor(service: .of(1, 2))
    let (states, subscription) = reactor.record()
    subscription.dispose()
    #expect(states.all.last == [1, 2])
    #expect(reactor.currentState == [1, 2])
  }

  @Test("Ends and errors of what is bound to the actions are ignored")
  func endsOfActions() {
    let reactor = CounterReactor()
    _ = Observable.of(1, 2).subscribe(reactor.action)
    _ = Observable<Int>.error(TestError()).subscribe(reactor.action)
    reactor.action.onNext(3)
    #expect(reactor.currentState == 6)
  }

  @Test("An action is told to those who wait for it inside of mutate")
  func cancelling() {
    let scheduler = TestScheduler(initialClock: 0)
    let ticks = scheduler.createHotObservable([
      .next(10, 1), .next(20, 2), .next(30, 3), .next(40, 4),
    ])
    let reactor = ListReactor(mutate: { reactor, action in
      action == 0 ? .empty() : ticks.asObservable().take(until: reactor.action.filter { $0 == 0 })
    })
    scheduler.scheduleAt(5) { reactor.action.onNext(1) }
    scheduler.scheduleAt(25) { reactor.action.onNext(0) }
    scheduler.scheduleAt(35) { reactor.action.onNext(1) }
    scheduler.start()
    #expect(reactor.currentState == [1, 2, 4])
  }

  @Test("An error in mutate ends that one action's work, and is reported")
  func errors() {
    let reports = Recorder<String>()
    let before = Hooks.defaultErrorHandler
    Hooks.defaultErrorHandler = { _, error in if error is TestError { reports.append("reported") } }
    defer { Hooks.defaultErrorHandler = before }
    let reactor = ListReactor(mutate: { $1 == 2 ? .concat(.just(20), .error(TestError())) : .just($1) })
    for action in 1...3 { reactor.action.onNext(action) }
    #expect(reactor.currentState == [1, 20, 3])
    #expect(reports.all == ["reported"])
  }
}

/// Says of each step that it was taken.
private final class StepReactor: Reactor {
  typealias Action = String
  typealias State = String

  let initialState = ""
  let storage = Storage()

  func transform(action: Observable<String>) -> Observable<String> { action.map { $0 + " transformed" } }

  func mutate(action: String) -> Observable<String> { .just(action + " mutated") }

  func transform(mutation: Observable<String>) -> Observable<String> { mutation.map { $0 + " transformed" } }

  func reduce(state: String, mutation: String) -> String { state + mutation + " reduced " }

  func transform(state: Observable<String>) -> Observable<String> { state.map { $0 + "shown" } }
}

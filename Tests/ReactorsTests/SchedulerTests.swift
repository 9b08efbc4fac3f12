import Reactive
import ReactiveTesting
import Reactors
import Testing

@Suite("A reactor with a scheduler of its own") struct SchedulerTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test("Handles actions there, in order")
  func order() {
    let reactor = ScheduledReactor(scheduler)
    let (states, subscription) = reactor.record()
    reactor.action.onNext(1)
    reactor.action.onNext(2)
    #expect(states.all == [[]])
    scheduler.start()
    subscription.dispose()
    #expect(states.all == [[], [1], [1, 2]])
    #expect(reactor.currentState == [1, 2])
  }

  @Test("Handles an action sent from an observer after what it is at")
  func fromObserver() {
    let reactor = ScheduledReactor(scheduler, mutate: { _, action in .of(action, action + 1) })
    let subscription = reactor.state.subscribe(onNext: { [weak reactor] state in
      if state == [1] { reactor?.action.onNext(10) }
    })
    reactor.action.onNext(1)
    scheduler.start()
    subscription.dispose()
    #expect(reactor.currentState == [1, 2, 10, 11])
  }

  @Test("Tells an action to those who wait for it inside of mutate, however soon it follows")
  func cancelling() {
    let reactor = ScheduledReactor(
      scheduler,
      mutate: { reactor, action in
        action == 0 ? .just(0) : .concat(.never().take(until: reactor.action.filter { $0 == 0 }), .just(1))
      })
    reactor.action.onNext(1)
    reactor.action.onNext(0)
    scheduler.start()
    #expect(reactor.currentState == [0, 1])
  }

  @Test("Handles nothing more when it has gone")
  func dropped() {
    let handled = Recorder<Int>()
    let action = ScheduledReactor(
      scheduler,
      mutate: { _, action in
        handled.append(action)
        return .empty()
      }
    ).action
    action.onNext(1)
    scheduler.start()
    #expect(handled.all.isEmpty)
  }
}

/// Adds what `mutate` makes of its actions to a list.
private final class ScheduledReactor: Reactor {
  typealias Action = Int
  typealias State = [Int]

  let initialState: [Int] = []
  let scheduler: Scheduler
  let storage = Storage()
  private let mutating: @Sendable (ScheduledReactor, Int) -> Observable<Int>

  init(
    _ scheduler: Scheduler, mutate: @escaping @Sendable (ScheduledReactor, Int) -> Observable<Int> = { .just($1) }
  ) {
    self.scheduler = scheduler
    mutating = mutate
  }

  func mutate(action: Int) -> Observable<Int> { mutating(self, action) }

  func reduce(state: [Int], mutation: Int) -> [Int] { state + [mutation] }
}

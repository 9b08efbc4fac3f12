import Dispatch
import Reactive
import ReactiveTesting
import Reactors
import Synchronization
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

  @Test("Handles actions of many threads one at a time, also where its scheduler runs many at once")
  func threads() async throws {
    let inside = Atomic<Int>(0)
    let overlaps = Atomic<Int>(0)
    let reactor = ScheduledReactor(
      ConcurrentDispatchQueueScheduler(qos: .default),
      mutate: { _, action in
        if inside.add(1, ordering: .sequentiallyConsistent).newValue != 1 { overlaps.add(1, ordering: .relaxed) }
        defer { inside.subtract(1, ordering: .sequentiallyConsistent) }
        return .just(action)
      })
    await withTaskGroup { group in
      for thread in 0..<4 {
        group.addTask { for number in 0..<100 { reactor.action.onNext(thread * 1000 + number) } }
      }
    }
    let all = try await reactor.state.filter { $0.count == 400 }.take(1).asSingle().value
    #expect(overlaps.load(ordering: .relaxed) == 0)
    for thread in 0..<4 {
      #expect(all.filter { $0 / 1000 == thread } == (0..<100).map { thread * 1000 + $0 })
    }
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

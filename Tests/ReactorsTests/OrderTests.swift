import Reactive
import Reactors
import Synchronization
import Testing

@Suite("One at a time, in order") struct OrderTests {
  @Test("Actions of many threads are each handled once, those of one thread in its order")
  func threads() async {
    let inside = Atomic<Int>(0)
    let overlaps = Atomic<Int>(0)
    let reactor = ListReactor(reduce: { _, _, _ in
      if inside.add(1, ordering: .sequentiallyConsistent).newValue != 1 { overlaps.add(1, ordering: .relaxed) }
      inside.subtract(1, ordering: .sequentiallyConsistent)
    })
    await withTaskGroup { group in
      for thread in 0..<4 {
        group.addTask { for number in 0..<250 { reactor.action.onNext(thread * 1000 + number) } }
      }
    }
    #expect(overlaps.load(ordering: .relaxed) == 0)
    for thread in 0..<4 {
      let ofThread = reactor.currentState.filter { $0 / 1000 == thread }
      #expect(ofThread == (0..<250).map { thread * 1000 + $0 })
    }
  }

  @Test("Mutations of services on other threads are reduced one at a time, and actions sent meanwhile are kept")
  func services() async {
    let services = [PublishSubject<Int>(), PublishSubject<Int>()]
    let inside = Atomic<Int>(0)
    let overlaps = Atomic<Int>(0)
    let reactor = ListReactor(
      mutate: { .just($1) },
      reduce: { reactor, _, mutation in
        if inside.add(1, ordering: .sequentiallyConsistent).newValue != 1 { overlaps.add(1, ordering: .relaxed) }
        if mutation < 2000 { reactor.action.onNext(mutation + 10_000) }
        inside.subtract(1, ordering: .sequentiallyConsistent)
      }, service: .merge(services.map { $0.asObservable() }))
    _ = reactor.state
    await withTaskGroup { group in
      for (index, service) in services.enumerated() {
        group.addTask { for number in 0..<250 { service.onNext(index * 1000 + number) } }
      }
      group.addTask { for number in 0..<250 { reactor.action.onNext(5000 + number) } }
    }
    #expect(overlaps.load(ordering: .relaxed) == 0)
    #expect(reactor.currentState.count == 1250)
    #expect(Set(reactor.currentState).count == 1250)
  }

  @Test("An action sent from reduce is handled when that is through")
  func fromReduce() {
    let log = Recorder<String>()
    let reactor = ListReactor(
      mutate: { _, action in
        log.append("mutate \(action)")
        return .just(action)
      },
      reduce: { reactor, _, mutation in
        log.append("reduce \(mutation)")
        if mutation < 3 { reactor.action.onNext(mutation + 1) }
        log.append("reduced \(mutation)")
      })
    reactor.action.onNext(1)
    #expect(log.all == (1...3).flatMap { ["mutate \($0)", "reduce \($0)", "reduced \($0)"] })
    #expect(reactor.currentState == [1, 2, 3])
  }

  @Test("An action sent from reduce of a service's mutation is handled when that is through")
  func fromReduceOfService() {
    let log = Recorder<String>()
    let service = PublishSubject<Int>()
    let reactor = ListReactor(
      mutate: { _, action in
        log.append("mutate \(action)")
        return .just(action)
      },
      reduce: { reactor, _, mutation in
        if mutation == 1 { reactor.action.onNext(2) }
        log.append("reduced \(mutation)")
      }, service: service.asObservable())
    _ = reactor.state
    service.onNext(1)
    #expect(log.all == ["reduced 1", "mutate 2", "reduced 2"])
  }

  @Test("A mutation that comes while another is reduced waits")
  func mutationFromReduce() {
    let service = PublishRelay<Int>()
    let log = Recorder<String>()
    let reactor = ListReactor(
      reduce: { _, _, mutation in
        log.append("reduce \(mutation)")
        if mutation == 1 { service.accept(2) }
        log.append("reduced \(mutation)")
      }, service: service.asObservable())
    reactor.action.onNext(1)
    #expect(log.all == ["reduce 1", "reduced 1", "reduce 2", "reduced 2"])
    #expect(reactor.currentState == [1, 2])
  }

  @Test("An action sent from an observer waits until all observers were told the state")
  func fromObserver() {
    let reactor = CounterReactor()
    let log = Recorder<String>()
    let first = reactor.state.subscribe(onNext: { [weak reactor] state in
      log.append("first \(state)")
      if state == 1 { reactor?.action.onNext(1) }
    })
    let second = reactor.state.subscribe(onNext: { log.append("second \($0)") })
    reactor.action.onNext(1)
    first.dispose()
    second.dispose()
    #expect(log.all == ["first 0", "second 0", "first 1", "second 1", "first 2", "second 2"])
  }

  @Test("However many actions answer each other, the stack does not grow")
  func depth() {
    let reactor = CounterReactor()
    let subscription = reactor.state.subscribe(onNext: { [weak reactor] state in
      if 0 < state, state < 20_000 { reactor?.action.onNext(1) }
    })
    reactor.action.onNext(1)
    subscription.dispose()
    #expect(reactor.currentState == 20_000)
  }

  @Test("An action sent while the streams start is handled after that")
  func whileStarting() {
    let reactor = StartingReactor()
    let (states, subscription) = reactor.record()
    subscription.dispose()
    #expect(states.all == [1])
    #expect(reactor.currentState == 1)
  }

  @Test("The current state is the one that an observer is told")
  func current() {
    let reactor = CounterReactor()
    let pairs = Recorder<Bool>()
    let subscription = reactor.state.subscribe(onNext: { [weak reactor] state in
      pairs.append(reactor?.currentState == state)
    })
    reactor.action.onNext(1)
    reactor.action.onNext(1)
    subscription.dispose()
    #expect(pairs.all == [true, true, true])
  }
}

/// Sends itself an action in a transform.
private final class StartingReactor: Reactor {
  typealias Action = Int
  typealias State = Int

  let initialState = 0
  let storage = Storage()

  func transform(mutation: Observable<Int>) -> Observable<Int> {
    action.onNext(1)
    return mutation
  }

  func reduce(state: Int, mutation: Int) -> Int { state + mutation }
}

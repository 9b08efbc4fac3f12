import Reactive
import Reactors
import Synchronization

extension Suite {
  static let reactors = Suite(
    name: "reactors",
    benchmarks: [
      Benchmark(name: "action", summary: "an action through mutate and reduce to one observer of the state") { count in
        let reactor = CounterReactor()
        let subscription = reactor.state.subscribe(onNext: { receive($0.count) })
        for _ in 0..<count { reactor.action.onNext(.increase) }
        subscription.dispose()
      },
      Benchmark(name: "current-state", summary: "the current state, read") { count in
        let reactor = SumReactor()
        reactor.action.onNext(1)
        for _ in 0..<count { receive(reactor.currentState) }
      },
      Benchmark(name: "four-observers", summary: "an action with four observers of a part of the state each") { count in
        let reactor = CounterReactor()
        let subscriptions = [
          reactor.state.map { $0.count }.distinctUntilChanged().subscribe(onNext: receive),
          reactor.state.map { $0.title }.distinctUntilChanged().subscribe(onNext: { receive($0.utf8.count) }),
          reactor.state.map { $0.isEven }.distinctUntilChanged().subscribe(onNext: { receive($0 ? 0 : 1) }),
          reactor.state.map { $0.isLoading }.distinctUntilChanged().subscribe(onNext: { receive($0 ? 0 : 1) }),
        ]
        for _ in 0..<count { reactor.action.onNext(.increase) }
        for subscription in subscriptions { subscription.dispose() }
      },
    ])
}

/// Takes results, so that the compiler cannot leave out what is measured.
private let drain = Atomic<Int>(0)

@Sendable
private func receive(_ value: Int) { drain.store(value, ordering: .relaxed) }

private final class CounterReactor: Reactor {
  enum Action {
    case increase
  }

  enum Mutation {
    case setCount(by: Int)
  }

  struct State {
    var count = 0
    var title = "Counter"
    var isLoading = false

    var isEven: Bool { count & 1 == 0 }
  }

  let initialState = State()
  let storage = Storage()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .increase: .just(.setCount(by: 1))
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setCount(let difference): state.count &+= difference
    }
    return state
  }
}

/// The smallest reactor, so that reading its state is not copying it.
private final class SumReactor: Reactor {
  typealias Action = Int
  typealias State = Int

  let initialState = 0
  let storage = Storage()

  func reduce(state: Int, mutation: Int) -> Int { state &+ mutation }
}

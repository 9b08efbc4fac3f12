import Reactive
import Reactors

/// All that other files see of the reactor below.
func makeHiddenReactor() -> AnyReactor<Int, Int> { AnyReactor(HiddenReactor()) }

private final class HiddenReactor: Reactor {
  typealias Action = Int
  typealias State = Int

  fileprivate enum Mutation {
    case add(tens: Int)
  }

  let initialState = 0
  let storage = Storage()

  func mutate(action: Int) -> Observable<Mutation> { .just(.add(tens: action)) }

  func reduce(state: Int, mutation: Mutation) -> Int {
    switch mutation {
    case .add(let tens): state + tens * 10
    }
  }
}

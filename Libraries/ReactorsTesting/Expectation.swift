/// One thing that a test states of a reactor.
public enum Expectation<State>: Sendable {
  /// The state changes from what it was to what the closure makes of it.
  case change(@Sendable (inout State) -> Void)

  /// This effect is recorded.
  case effect(String)
}

extension Array {
  /// What is expected, with whole states instead of changes.
  func happenings<State>(from state: State) -> [Happening<State>] where Element == Expectation<State> {
    var state = state
    return map { expectation in
      switch expectation {
      case .effect(let name): return .effect(name)
      case .change(let change):
        change(&state)
        return .change(state)
      }
    }
  }
}

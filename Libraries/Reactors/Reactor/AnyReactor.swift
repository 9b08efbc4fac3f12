public import Reactive

/// A reactor of which nothing is seen but actions and states.
///
///     private final class CounterReactor: Reactor {
///       typealias Action = Int
///       let initialState = 0
///       let storage = Storage()
///       func reduce(state: Int, mutation: Int) -> Int { state + mutation }
///     }
///
///     func makeCounter() -> AnyReactor<Int, Int> { AnyReactor(CounterReactor()) }
///
/// So a reactor and its mutations can be private to a file, and views can be shown with another reactor in their place.
public final class AnyReactor<Action: Sendable, State: Sendable>: ReactorType {
  private let reactor: any ReactorType<Action, State>

  /// Hides `reactor`, and keeps it alive.
  public init(_ reactor: any ReactorType<Action, State>) {
    self.reactor = reactor
  }

  /// Takes actions, from any thread.
  public var action: ActionSubject<Action> { reactor.action }

  /// The latest state to whoever subscribes, then each that follows. Never ends.
  public var state: Observable<State> { reactor.state }

  /// The latest state.
  public var currentState: State { reactor.currentState }
}

import Reactive
import Reactors
import Synchronization

/// A failure of tests.
struct TestError: Error {}

/// Remembers what it is told.
final class Recorder<Element: Sendable>: Sendable {
  private let told = Mutex<[Element]>([])

  var all: [Element] { told.withLock { $0 } }

  func append(_ element: Element) { told.withLock { $0.append(element) } }
}

extension ReactorType {
  /// Records the states until the subscription is disposed.
  func record() -> (states: Recorder<State>, subscription: any Disposable) {
    let states = Recorder<State>()
    return (states, state.subscribe(onNext: states.append))
  }
}

/// Adds its actions to a list, through whatever a test puts into `mutate` and `reduce`.
final class ListReactor: Reactor {
  typealias Action = Int
  typealias State = [Int]

  let initialState: [Int] = []
  let storage = Storage()
  private let mutating: @Sendable (ListReactor, Int) -> Observable<Int>
  private let reducing: @Sendable (ListReactor, [Int], Int) -> Void
  private let service: Observable<Int>

  init(
    mutate: @escaping @Sendable (ListReactor, Int) -> Observable<Int> = { .just($1) },
    reduce: @escaping @Sendable (ListReactor, [Int], Int) -> Void = { _, _, _ in },
    service: Observable<Int> = .never()
  ) {
    mutating = mutate
    reducing = reduce
    self.service = service
  }

  func mutate(action: Int) -> Observable<Int> { mutating(self, action) }

  func transform(mutation: Observable<Int>) -> Observable<Int> { .merge(mutation, service) }

  func reduce(state: [Int], mutation: Int) -> [Int] {
    reducing(self, state, mutation)
    return state + [mutation]
  }
}

/// Counts by its actions, which are its mutations.
final class CounterReactor: Reactor {
  typealias Action = Int
  typealias State = Int

  let initialState = 0
  let storage = Storage()

  func reduce(state: Int, mutation: Int) -> Int { state + mutation }
}

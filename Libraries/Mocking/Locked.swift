import Synchronization

/// A state that one thread at a time may touch.
///
/// Unchecked, because arguments and answers of a mocked protocol need not be `Sendable`: `mutex` is held whenever
/// `state` is read or written, and what leaves it belongs to the caller of the mock, as it would without a mock.
final class Locked<State>: @unchecked Sendable {
  private let mutex = Mutex<Void>(())
  private var state: State

  init(_ state: State) {
    self.state = state
  }

  func withLock<Result>(_ body: (inout State) -> Result) -> Result {
    var result: Result?
    mutex.withLock { _ in result = body(&state) }
    guard let result else { preconditionFailure("a lock runs its body") }
    return result
  }
}

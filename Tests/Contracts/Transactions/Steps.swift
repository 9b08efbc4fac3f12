import Synchronization

/// Counts what features ask of their ports, and fails at the step that it was told.
final class Steps: Sendable {
  private struct State {
    var count = 0
    var failing: Int?
    var observer: (@Sendable (Int) throws -> Void)?
  }

  private let state = Mutex(State())

  /// What is thrown in place of the step.
  struct Fault: Error, Equatable {
    let step: Int
  }

  /// Runs `body` and returns how many steps it took. The one with the number `failing`, from 1 on, throws; `observer` is
  /// called before each of the others.
  @discardableResult
  func count(
    failing: Int? = nil, observer: (@Sendable (Int) throws -> Void)? = nil, _ body: () throws -> Void
  ) rethrows -> Int {
    state.withLock { $0 = State(failing: failing, observer: observer) }
    defer { state.withLock { $0 = State() } }
    try body()
    return state.withLock(\.count)
  }

  /// Called before each step.
  func take() throws {
    let (step, isFailing, observer) = state.withLock { state in
      state.count += 1
      return (state.count, state.count == state.failing, state.observer)
    }
    guard !isFailing else { throw Fault(step: step) }
    try observer?(step)
  }

  /// A step of a port.
  func callAsFunction<Result>(_ step: () throws -> Result) throws -> Result {
    try take()
    return try step()
  }

  /// A transaction: its beginning and its end are steps too.
  func transaction<Result: Sendable>(on disk: any SharedDisk, _ body: () throws -> Result) throws -> Result {
    try take()
    return try disk.transaction {
      let result = try body()
      try take()
      return result
    }
  }
}

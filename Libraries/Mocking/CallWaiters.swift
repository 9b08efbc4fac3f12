/// A task that waits for a number of calls. It is resumed once; what comes later is ignored.
final class CallWaiter: Sendable {
  private enum State {
    case new
    case waiting(CheckedContinuation<Void, any Error>)
    case resumed(Result<Void, any Error>)
  }

  let count: Int
  private let state = Locked(State.new)

  init(count: Int) {
    self.count = count
  }

  func wait() async throws {
    try await withCheckedThrowingContinuation { continuation in
      let result: Result<Void, any Error>? = state.withLock { state in
        if case .resumed(let result) = state { return result }
        state = .waiting(continuation)
        return nil
      }
      if let result { continuation.resume(with: result) }
    }
  }

  func resume() {
    resume(with: .success(()))
  }

  func resume(throwing error: any Error) {
    resume(with: .failure(error))
  }

  private func resume(with result: Result<Void, any Error>) {
    let continuation: CheckedContinuation<Void, any Error>? = state.withLock { state in
      switch state {
      case .resumed: return nil
      case .new:
        state = .resumed(result)
        return nil
      case .waiting(let continuation):
        state = .resumed(result)
        return continuation
      }
    }
    continuation?.resume(with: result)
  }
}

/// The tasks that wait for calls of one requirement.
struct CallWaiters {
  private var waiters: [CallWaiter] = []

  mutating func add(_ waiter: CallWaiter, callCount: Int) {
    waiters.append(waiter)
    resume(callCount: callCount)
  }

  mutating func resume(callCount: Int) {
    let due = waiters.filter { $0.count <= callCount }
    waiters.removeAll { $0.count <= callCount }
    for waiter in due { waiter.resume() }
  }
}

import Dispatch
import Synchronization

/// Runs blocking work for asynchronous callers on a bounded number of threads, none of them of the cooperative pool.
final class WorkLane: Sendable {
  private struct State {
    var running = 0
    var waiting: [@Sendable () -> Void] = []
  }

  private let width: Int
  private let queue = DispatchQueue(label: "storage", attributes: .concurrent)
  private let state = Mutex(State())

  init(width: Int) {
    self.width = width
  }

  /// Runs `work` when its turn comes. Throws `CancellationError` if the task is cancelled before that.
  func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try Task.checkCancellation()
    let cancelled = Atomic<Bool>(false)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        submit {
          guard !cancelled.load(ordering: .relaxed) else {
            return continuation.resume(throwing: CancellationError())
          }
          continuation.resume(with: Result { try work() })
        }
      }
    } onCancel: {
      cancelled.store(true, ordering: .relaxed)
    }
  }

  private func submit(_ job: @escaping @Sendable () -> Void) {
    let startsThread = state.withLock { state in
      state.waiting.append(job)
      guard state.running < width else { return false }
      state.running += 1
      return true
    }
    if startsThread { queue.async { self.drain() } }
  }

  private func drain() {
    while let job = next() { job() }
  }

  private func next() -> (@Sendable () -> Void)? {
    state.withLock { state in
      if state.waiting.isEmpty {
        state.running -= 1
        return nil
      }
      return state.waiting.removeFirst()
    }
  }
}

import Dispatch
import Synchronization

/// Runs blocking work for asynchronous callers on a bounded number of threads, none of them of the cooperative pool.
///
/// Sendable because all that varies is used on `bookkeeping` alone.
final class WorkLane: @unchecked Sendable {
  private let width: Int
  private let workers = DispatchQueue(label: "storage.work", attributes: .concurrent)
  private let bookkeeping = DispatchQueue(label: "storage.work.order")
  private var running = 0
  private var waiting: [@Sendable () -> Void] = []

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
    bookkeeping.async {
      self.waiting.append(job)
      self.startNext()
    }
  }

  private func startNext() {
    guard running < width, !waiting.isEmpty else { return }
    running += 1
    let job = waiting.removeFirst()
    workers.async {
      job()
      self.bookkeeping.async {
        self.running -= 1
        self.startNext()
      }
    }
  }
}

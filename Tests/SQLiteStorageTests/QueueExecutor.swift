import Dispatch

/// Runs a task on a queue of its own, so that what it measures is not how long the pool of all other tests is busy.
final class QueueExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "test")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

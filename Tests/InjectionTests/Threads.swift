import Foundation

/// Runs `body` on so many threads, lets them start at the same moment, and waits for all.
func inThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
  let start = DispatchSemaphore(value: 0)
  let end = DispatchGroup()
  for number in 0..<count {
    end.enter()
    let thread = Thread {
      start.wait()
      body(number)
      end.leave()
    }
    thread.start()
  }
  for _ in 0..<count { start.signal() }
  end.wait()
}

/// What many threads found. With a lock of the system, because ThreadSanitizer does not see `Mutex` where it waits.
final class Gathered<Value: Sendable>: Sendable {
  private let lock = NSLock()
  private nonisolated(unsafe) var gathered: [Value] = []
  var values: [Value] { lock.withLock { gathered } }

  func add(_ value: Value?) {
    guard let value else { return }
    lock.withLock { gathered.append(value) }
  }
}

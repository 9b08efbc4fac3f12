import Dispatch
import Foundation
import Synchronization

/// What a thread leaves for the one that waits for it.
final class Outcome: Sendable {
  private let result = Mutex<Result<Void, any Error>>(.success(()))

  func set(_ result: Result<Void, any Error>) {
    self.result.withLock { $0 = result }
  }

  var error: (any Error)? {
    result.withLock { result in
      if case .failure(let error) = result { error } else { nil }
    }
  }
}

func usleepMilliseconds(_ count: UInt32) {
  usleep(count * 1000)
}

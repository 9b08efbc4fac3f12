#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Synchronization

/// A clock that stands where it was set, for events that carry their own time.
final class SteppedClock: Sendable {
  private let instant: Mutex<Date>

  init(_ start: Date) {
    instant = Mutex(start)
  }

  func set(_ time: Date) {
    instant.withLock { $0 = time }
  }

  var now: Date { instant.withLock(\.self) }
}

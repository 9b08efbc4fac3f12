import Foundation
import Synchronization

/// Stands still until it is set.
final class SettableClock: Sendable {
  private let instant = Mutex(Date(timeIntervalSince1970: 1_700_000_000))

  var now: Date {
    get { instant.withLock { $0 } }
    set { instant.withLock { $0 = newValue } }
  }

  func advance(hours: Double) { now += hours * 3_600 }
}

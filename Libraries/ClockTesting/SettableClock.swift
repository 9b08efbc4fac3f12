import Synchronization

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A clock for tests, which stands still until it is moved.
///
/// ```swift
/// let clock = SettableClock()
/// let manager = ChatManager(store: MemoryChatStore(), now: { clock.now })
/// clock.advance(by: 48 * 3_600)
/// ```
public final class SettableClock: Sendable {
  private let instant: Mutex<Date>

  /// A clock at a moment in whole seconds unless given.
  public init(_ start: Date = Date(timeIntervalSince1970: 1_700_000_000)) {
    instant = Mutex(start)
  }

  /// What it shows; may be set from any thread.
  public var now: Date {
    get { instant.withLock(\.self) }
    set { instant.withLock { $0 = newValue } }
  }

  /// Moves it by seconds; back where they are negative.
  public func advance(by seconds: TimeInterval) {
    instant.withLock { $0 += seconds }
  }
}

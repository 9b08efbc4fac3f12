#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import Synchronization

/// A clock that stands at 2026-03-02 12:00 UTC until somebody moves it, so that examples always print the same.
public final class FixedClock: Sendable {
  private static let start: TimeInterval = 1_772_452_800
  private let offset = Mutex(Duration.zero)

  /// A clock at its start.
  public init() {}

  /// What it shows.
  public var now: Date {
    let offset = offset.withLock(\.self)
    return Date(timeIntervalSince1970: Self.start + offset / .seconds(1))
  }

  /// Moves it; back where `duration` is negative.
  public func advance(by duration: Duration) {
    offset.withLock { $0 += duration }
  }

  /// Runs `body` as if it were `age` before the clock's start, and then stands where it stood.
  public func rewound<Result>(by age: Duration, _ body: () throws -> Result) rethrows -> Result {
    let before = offset.withLock { offset in
      defer { offset = .zero - age }
      return offset
    }
    defer { offset.withLock { $0 = before } }
    return try body()
  }
}

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A virtual scheduler whose time is a date.
///
/// `@unchecked Sendable`: it stores nothing besides what the superclass keeps in a `Mutex`.
public final class HistoricalScheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter>, @unchecked Sendable {
  /// A scheduler at that date.
  public init(initialClock: Date = Date(timeIntervalSince1970: 0)) {
    super.init(initialClock: initialClock, converter: HistoricalSchedulerTimeConverter())
  }
}

/// Virtual time that is real time.
public struct HistoricalSchedulerTimeConverter: VirtualTimeConverterType {
  /// The same.
  public func convertFromVirtualTime(_ virtualTime: Date) -> Date { virtualTime }

  /// The same.
  public func convertToVirtualTime(_ time: Date) -> Date { time }

  /// The same.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: TimeInterval) -> TimeInterval {
    virtualTimeInterval
  }

  /// The same.
  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> TimeInterval { timeInterval }

  /// The sum.
  public func offsetVirtualTime(_ time: Date, offset: TimeInterval) -> Date { time.addingTimeInterval(offset) }

  /// The order of the dates.
  public func compareVirtualTime(_ lhs: Date, _ rhs: Date) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs == rhs ? .equal : .greaterThan
  }
}

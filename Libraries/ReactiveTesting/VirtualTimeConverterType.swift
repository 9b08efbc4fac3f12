#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Says what the time of a virtual scheduler is in real time.
public protocol VirtualTimeConverterType: Sendable {
  /// A moment of virtual time.
  associatedtype VirtualTimeUnit: Sendable

  /// A span of virtual time.
  associatedtype VirtualTimeIntervalUnit: Sendable

  /// The real moment.
  func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> Date

  /// The virtual moment.
  func convertToVirtualTime(_ time: Date) -> VirtualTimeUnit

  /// The real span in seconds.
  func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval

  /// The virtual span of so many seconds.
  func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit

  /// The moment when `offset` has passed after `time`.
  func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit

  /// Which of the two moments is earlier.
  func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
}

/// How the first of two moments lies to the second.
public enum VirtualTimeComparison: Sendable {
  /// It is earlier.
  case lessThan

  /// They are the same.
  case equal

  /// It is later.
  case greaterThan
}

/// A moment of test time, and a span of it.
public typealias TestTime = Int

/// Test time is a count of ticks; a tick is `resolution` seconds.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType {
  private let resolution: Double

  /// Ticks of so many seconds.
  public init(resolution: Double) {
    self.resolution = resolution
  }

  /// So many ticks after 1970.
  public func convertFromVirtualTime(_ virtualTime: TestTime) -> Date {
    Date(timeIntervalSince1970: convertFromVirtualTimeInterval(virtualTime))
  }

  /// The tick nearest to `time`.
  public func convertToVirtualTime(_ time: Date) -> TestTime {
    convertToVirtualTimeInterval(time.timeIntervalSince1970)
  }

  /// The ticks in seconds.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: TestTime) -> TimeInterval {
    Double(virtualTimeInterval) * resolution
  }

  /// The seconds in ticks, rounded; the largest number there is where they do not fit.
  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> TestTime {
    TestTime(exactly: (timeInterval / resolution + 0.5).rounded(.down)) ?? (timeInterval < 0 ? .min : .max)
  }

  /// The sum; the largest number there is where it does not fit.
  public func offsetVirtualTime(_ time: TestTime, offset: TestTime) -> TestTime {
    let (sum, overflow) = time.addingReportingOverflow(offset)
    return overflow ? (offset < 0 ? .min : .max) : sum
  }

  /// The order of the numbers.
  public func compareVirtualTime(_ lhs: TestTime, _ rhs: TestTime) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs == rhs ? .equal : .greaterThan
  }
}

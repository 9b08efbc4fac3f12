#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The failed sign-ins for one handle, whether or not an account has it: a handle that does not exist slows down alike.
public struct SignInAttempts: Hashable, Sendable {
  /// What was typed, in lower case.
  public let handle: Handle

  /// Failures since the last success.
  public let failures: Int

  /// When the last one was, in whole milliseconds.
  public let last: Date

  /// Failures that nobody has to wait after: people mistype.
  public static let free = 3

  /// The longest wait, in seconds.
  public static let longestWait: TimeInterval = 900

  /// How long failures count, in seconds.
  public static let memory: TimeInterval = 86_400

  /// Attempts as the store keeps them.
  public init(handle: Handle, failures: Int, last: Date) {
    self.handle = handle
    self.failures = failures
    self.last = last
  }

  /// From when on the next attempt is heard; nil where that is now. The wait is 4 seconds after the third failure and
  /// doubles with each further one.
  public func retryTime(at moment: Date) -> Date? {
    guard failures >= Self.free, moment >= last.addingTimeInterval(-Self.longestWait) else { return nil }
    let doublings = min(failures - Self.free, 10)
    let wait = min(TimeInterval(4 << doublings), Self.longestWait)
    let retry = last.addingTimeInterval(wait)
    return moment < retry ? retry : nil
  }

  /// The attempts after one more that failed at this moment.
  func failing(at moment: Date) -> SignInAttempts {
    let isForgotten = moment >= last.addingTimeInterval(Self.memory)
    return SignInAttempts(handle: handle, failures: isForgotten ? 1 : min(failures, 1_000) + 1, last: moment)
  }
}

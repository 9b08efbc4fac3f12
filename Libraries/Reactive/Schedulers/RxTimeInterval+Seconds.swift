import Dispatch

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension DispatchTimeInterval {
  /// So many seconds, to the nanosecond; as long as can be where they are more.
  init(seconds: Double) {
    self = .nanoseconds(Int(exactly: (seconds * 1e9).rounded()) ?? (seconds < 0 ? .min : .max))
  }

  /// The span in seconds; nil for `never`.
  package var seconds: Double? {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    case .never: nil
    @unknown default: nil
    }
  }

  /// The span, or 0 where it is negative, at which a dispatch timer would trap.
  var notNegative: DispatchTimeInterval {
    guard let seconds, seconds < 0 else { return self }
    return .nanoseconds(0)
  }

  /// What is left of the span when it began at `beginning` and it is `now`; at least 0.
  func remaining(since beginning: Date, at now: Date) -> DispatchTimeInterval {
    guard let seconds else { return .never }
    return DispatchTimeInterval(seconds: max(0, seconds - now.timeIntervalSince(beginning)))
  }
}

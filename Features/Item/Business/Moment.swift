#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Item counts time in whole milliseconds, so that what comes back from a disk equals what went there.
extension Date {
  /// The nearest whole millisecond.
  var roundedToMilliseconds: Date {
    Date(timeIntervalSince1970: (timeIntervalSince1970 * 1_000).rounded() / 1_000)
  }
}

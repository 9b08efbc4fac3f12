#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Chat counts time in whole milliseconds, so that what comes back from a disk equals what went there, and an offer
/// ends at the same moment on both.
extension Date {
  /// Milliseconds since 1970, clamped to what an `Int64` holds.
  var milliseconds: Int64 {
    let value = (timeIntervalSince1970 * 1_000).rounded()
    return Int64(exactly: value) ?? (value < 0 ? .min : .max)
  }

  /// The nearest whole millisecond.
  var roundedToMilliseconds: Date {
    Date(timeIntervalSince1970: Double(milliseconds) / 1_000)
  }
}

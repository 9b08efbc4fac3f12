#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Date {
  /// For programs: ISO 8601 in UTC with milliseconds, such as `2026-03-01T09:30:00.250Z`.
  var timestamp: String {
    formatted(ISO8601FormatStyle(includingFractionalSeconds: true))
  }

  /// For people: minutes in UTC, such as `2026-03-01 09:30`.
  var minute: String {
    String(timestamp.prefix(16)).replacing("T", with: " ")
  }
}

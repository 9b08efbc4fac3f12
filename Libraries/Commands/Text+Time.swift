#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Text {
  /// An instant to the minute in UTC, such as `2026-03-01 09:30`. Say beside it that it is UTC.
  public static func minute(_ instant: Date) -> Text {
    Text(String(instant.formatted(Date.ISO8601FormatStyle()).prefix(16)).replacing("T", with: " "))
  }

  /// The day of an instant in UTC, such as `2026-03-01`.
  public static func day(_ instant: Date) -> Text {
    Text(instant.formatted(Date.ISO8601FormatStyle().year().month().day()))
  }
}

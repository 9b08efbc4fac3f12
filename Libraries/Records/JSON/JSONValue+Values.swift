#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension JSONValue {
  /// A string, or `null` where there is no text.
  public static func text(_ text: String?) -> JSONValue {
    text.map { .string($0) } ?? .null
  }

  /// An id: a number where it is one exactly as numbers are written, and otherwise a string; `null` where there is none.
  public static func id(_ text: String?) -> JSONValue {
    guard let text, let number = Int64(text), String(number) == text else { return .text(text) }
    return .number(number)
  }

  /// An instant in ISO 8601, in UTC and with milliseconds, such as `"2026-03-01T09:30:00.250Z"`.
  public static func time(_ instant: Date) -> JSONValue {
    .string(instant.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
  }
}

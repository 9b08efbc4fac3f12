#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Localization {
  /// Day, month and year, such as `Mar 5, 2026` or `5 de mar. de 2026`.
  public func date(_ date: Date) -> String {
    let parts = timeZone.parts(of: date)
    return string(
      LocalizedString(
        LibraryText.date,
        [
          "day": .text(String(parts.day)), "month": .localized(LocalizedString(LibraryText.month(parts.month))),
          "year": .text(String(parts.year)),
        ]))
  }

  /// Hour and minute, such as `2:05 PM` or `14:05`.
  public func time(_ date: Date) -> String {
    let parts = timeZone.parts(of: date)
    let half = string(LocalizedString(parts.hour < 12 ? LibraryText.beforeNoon : LibraryText.afterNoon))
    let hour = half.isEmpty ? twoDigits(parts.hour) : String((parts.hour + 11) % 12 + 1)
    return string(
      LocalizedString(
        LibraryText.time, ["hour": .text(hour), "minute": .text(twoDigits(parts.minute)), "half": .text(half)]))
  }

  /// How far a moment is from now: `just now`, `5 minutes ago`, `in 3 hours`, `yesterday`; the date where it is more
  /// than a week away.
  public func relativeTime(_ date: Date) -> String {
    let moment = now()
    let seconds = moment.timeIntervalSince(date)
    let isPast = seconds >= 0
    guard seconds.magnitude < 8 * 86_400 else { return self.date(date) }
    let minutes = Int(seconds.magnitude) / 60
    if minutes < 1 { return string(LocalizedString(LibraryText.justNow)) }
    if minutes < 60 {
      return string(LocalizedString(isPast ? LibraryText.minutesAgo : .inMinutes, ["count": .number(minutes)]))
    }
    let days = (timeZone.parts(of: moment).dayNumber - timeZone.parts(of: date).dayNumber).magnitude
    if days == 0 || minutes < 6 * 60 {
      return string(LocalizedString(isPast ? LibraryText.hoursAgo : .inHours, ["count": .number(minutes / 60)]))
    }
    if days == 1 { return string(LocalizedString(isPast ? LibraryText.yesterday : .tomorrow)) }
    if days > 7 { return self.date(date) }
    return string(LocalizedString(isPast ? LibraryText.daysAgo : .inDays, ["count": .number(Int(days))]))
  }

  private func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
  }
}

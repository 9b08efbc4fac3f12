#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A time zone: how far local time is from Coordinated Universal Time.
public struct LocalTime: Sendable {
  private let offset: @Sendable (Int) -> Int

  /// Always so many seconds east of Greenwich.
  public init(secondsFromGMT seconds: Int) {
    offset = { _ in seconds }
  }

  private init(_ offset: @escaping @Sendable (Int) -> Int) {
    self.offset = offset
  }

  /// That of the system: TZ, or the machine's.
  public static let system = LocalTime { seconds in
    var instant = time_t(seconds)
    var parts = tm()
    return localtime_r(&instant, &parts) == nil ? 0 : Int(parts.tm_gmtoff)
  }

  /// A date as calendars and clocks show it.
  func parts(of date: Date) -> CivilTime {
    // Years 0 to 9999; what lies outside is no time of a market, and no trap.
    let exact = date.timeIntervalSince1970.rounded(.down)
    let seconds = exact.isNaN ? 0 : Int(min(max(exact, -62_167_219_200), 253_402_300_799))
    return CivilTime(secondsSince1970: seconds + offset(seconds))
  }
}

/// A moment in the Gregorian calendar.
struct CivilTime: Hashable, Sendable {
  let year: Int
  let month: Int
  let day: Int
  let hour: Int
  let minute: Int
  /// Days since 1 January 1970.
  let dayNumber: Int

  init(secondsSince1970 seconds: Int) {
    let secondOfDay = ((seconds % 86_400) + 86_400) % 86_400
    dayNumber = (seconds - secondOfDay) / 86_400
    (hour, minute) = (secondOfDay / 3_600, secondOfDay / 60 % 60)
    // Eras of 400 years from 1 March 0000, so that the leap day is the last of its year.
    let days = dayNumber + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }
}

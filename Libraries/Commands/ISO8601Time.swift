#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension ValueParser where Value == Date {
  /// A time in ISO 8601: a date, or a date and a time of day; without a zone it is UTC.
  public static var time: ValueParser {
    ValueParser("a time such as 2026-03-01T14:30Z or 2026-03-01T15:30:00+01:00 (without a zone: UTC)") { word in
      try ISO8601Time(word)?.date
    }
  }
}

/// The parts of a time in ISO 8601, section 5.4, in its extended format.
struct ISO8601Time {
  private var day = 0
  private var seconds = 0
  private var milliseconds = 0

  /// Seconds since 1970 out of whole numbers, so that nothing is lost before the last step.
  var date: Date {
    Date(timeIntervalSince1970: Double((day * 86_400 + seconds) * 1_000 + milliseconds) / 1_000)
  }

  /// Nil for what is no time; throws `InvalidValue` for one that does not exist, such as 30 February.
  init?(_ text: String) throws {
    var rest = Substring(text)
    guard let year = rest.takeNumber(digits: 4), rest.take("-"), let month = rest.takeNumber(digits: 2), rest.take("-"),
      let day = rest.takeNumber(digits: 2)
    else { return nil }
    guard year > 0, 1...12 ~= month, 1...Self.days(in: month, of: year) ~= day else {
      throw InvalidValue("there is no such day")
    }
    self.day = Self.daysSince1970(year: year, month: month, day: day)
    if rest.isEmpty { return }
    guard rest.take("T") || rest.take("t") || rest.take(" ") else { return nil }
    guard try readTimeOfDay(&rest), try readZone(&rest), rest.isEmpty else { return nil }
  }

  private mutating func readTimeOfDay(_ rest: inout Substring) throws -> Bool {
    guard let hour = rest.takeNumber(digits: 2), rest.take(":"), let minute = rest.takeNumber(digits: 2) else {
      return false
    }
    var second = 0
    if rest.take(":") {
      guard let number = rest.takeNumber(digits: 2) else { return false }
      second = number
      if rest.take(".") || rest.take(",") {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty else { return false }
        rest = rest.dropFirst(digits.count)
        milliseconds = Int(digits.prefix(3).padding(to: 3)) ?? 0
      }
    }
    guard hour < 24, minute < 60, second < 60 else { throw InvalidValue("there is no such time of day") }
    seconds = (hour * 60 + minute) * 60 + second
    return true
  }

  private mutating func readZone(_ rest: inout Substring) throws -> Bool {
    if rest.isEmpty || rest.take("Z") || rest.take("z") { return true }
    let isEast = rest.take("+")
    guard isEast || rest.take("-"), let hours = rest.takeNumber(digits: 2) else { return false }
    let minutes = rest.isEmpty ? 0 : (rest.take(":") || true) ? rest.takeNumber(digits: 2) : nil
    guard let minutes else { return false }
    guard hours <= 15, minutes < 60 else { throw InvalidValue("there is no such zone") }
    seconds -= (isEast ? 1 : -1) * (hours * 60 + minutes) * 60
    return true
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The proleptic Gregorian calendar, counted in years that begin in March, so that leap days come last.
  private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let monthSinceMarch = (month + 9) % 12
    let dayOfYear = (153 * monthSinceMarch + 2) / 5 + day - 1
    // 719,468 days lie between 1 March of the year 0 and 1 January 1970.
    return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
  }
}

extension Substring {
  fileprivate mutating func take(_ character: Character) -> Bool {
    guard first == character else { return false }
    removeFirst()
    return true
  }

  fileprivate mutating func takeNumber(digits count: Int) -> Int? {
    let digits = prefix(count)
    guard digits.count == count, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    removeFirst(count)
    return Int(digits)
  }

  fileprivate func padding(to count: Int) -> String {
    self + String(repeating: "0", count: Swift.max(0, count - self.count))
  }
}

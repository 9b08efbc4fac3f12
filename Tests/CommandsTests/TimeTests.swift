#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Testing

@testable import Commands

@Suite("Times as people type them")
struct TimeTests {
  @Test(
    "a date, a time of day and a zone make an instant",
    arguments: [
      ("1970-01-01", 0.0),
      ("1970-01-01T00:00Z", 0),
      ("1970-01-01T00:00:01.5Z", 1.5),
      ("1970-01-01 00:00:00,1239", 0.123),
      ("1970-01-01T01:00+01:00", 0),
      ("1969-12-31T19:30:00-0430", 0),
      ("1970-01-01T05:00:00+05", 0),
      ("1969-12-31t23:59:59.999z", -0.001),
      ("2000-02-29", 951_782_400),
      ("2024-02-29T12:00Z", 1_709_208_000),
      ("2026-03-02T12:00:00Z", 1_772_452_800),
      ("0001-01-01", -62_135_596_800),
      ("9999-12-31T23:59:59Z", 253_402_300_799),
    ])
  func valid(text: String, seconds: Double) throws {
    #expect(try ISO8601Time(text)?.date == Date(timeIntervalSince1970: seconds))
  }

  @Test(
    "what is no time is none",
    arguments: [
      "", "yesterday", "2026", "2026-03", "2026-3-1", "26-03-01", "2026-03-01T", "2026-03-01T1", "2026-03-01T14",
      "2026-03-01T14:3", "2026-03-01T14:30:", "2026-03-01T14:30:00.", "2026-03-01T14:30X", "2026-03-01T14:30Zx",
      "2026-03-01T14:30+", "2026-03-01T14:30+1", "2026-03-01T14:30+01:", "2026-03-01T14:30+01:0", "2026/03/01",
      "２０２６-03-01", "2026-03-01T14:30 ", "+2026-03-01", "-2026-03-01", "20260301T1430Z",
    ])
  func malformed(text: String) throws {
    #expect(try ISO8601Time(text) == nil)
  }

  @Test(
    "what does not exist says so",
    arguments: [
      "2026-02-29", "2100-02-29", "2026-00-01", "2026-13-01", "2026-04-31", "2026-01-00", "0000-01-01",
      "2026-03-01T24:00Z", "2026-03-01T23:60Z", "2026-03-01T23:59:60Z", "2026-03-01T10:00+16:00",
    ])
  func impossible(text: String) {
    #expect(throws: InvalidValue.self) { try ISO8601Time(text) }
  }

  @Test("an instant is printed in UTC")
  func printed() {
    let instant = Date(timeIntervalSince1970: 1_772_452_859.25)
    #expect(Text.minute(instant).plain == "2026-03-02 12:00")
    #expect(Text.day(instant).plain == "2026-03-02")
  }
}

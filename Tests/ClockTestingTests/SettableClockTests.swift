import ClockTesting
import Foundation
import Testing

@Suite("A clock that is set")
struct SettableClockTests {
  @Test("stands still until it is moved, forth or back")
  func moves() {
    let clock = SettableClock(Date(timeIntervalSince1970: 100))
    #expect(clock.now == Date(timeIntervalSince1970: 100))
    clock.advance(by: 3_600)
    clock.advance(by: -0.5)
    #expect(clock.now == Date(timeIntervalSince1970: 3_699.5))
    clock.now = Date(timeIntervalSince1970: 7)
    #expect(clock.now == Date(timeIntervalSince1970: 7))
  }
}

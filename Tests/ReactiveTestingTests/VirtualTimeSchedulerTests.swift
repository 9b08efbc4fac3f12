import Dispatch
import Reactive
import ReactiveTesting
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct VirtualTimeSchedulerTests {
  /// Time in whole days.
  private struct Days: VirtualTimeConverterType {
    func convertFromVirtualTime(_ virtualTime: Int) -> Date {
      Date(timeIntervalSince1970: convertFromVirtualTimeInterval(virtualTime))
    }

    func convertToVirtualTime(_ time: Date) -> Int { convertToVirtualTimeInterval(time.timeIntervalSince1970) }

    func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
      Double(virtualTimeInterval) * 86_400
    }

    func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int { Int(timeInterval / 86_400) }

    func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }

    func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
      lhs < rhs ? .lessThan : lhs == rhs ? .equal : .greaterThan
    }
  }

  private let scheduler = VirtualTimeScheduler(initialClock: 10, converter: Days())
  private let seen = BehaviorRelay<[Int]>(value: [])

  @Test("The converter says how much virtual time a real span is")
  func converter() {
    _ = Observable<Int>.timer(.seconds(86_400), period: .seconds(2 * 86_400), scheduler: scheduler).take(3)
      .subscribe(onNext: { [scheduler, seen] _ in seen.accept(seen.value + [scheduler.clock]) })
    scheduler.start()
    #expect(seen.value == [11, 13, 15])
    #expect(scheduler.now == Date(timeIntervalSince1970: 15 * 86_400))
  }

  @Test("`advanceTo` runs what is due, and `sleep` nothing")
  func advancing() {
    for day in [12, 14] {
      _ = scheduler.scheduleAbsoluteVirtual(day, time: day) { [seen] day in
        seen.accept(seen.value + [day])
        return Disposables.create()
      }
    }
    scheduler.advanceTo(12)
    #expect(seen.value == [12])
    scheduler.sleep(5)
    #expect(seen.value == [12] && scheduler.clock == 17)
    scheduler.start()
    #expect(seen.value == [12, 14] && scheduler.clock == 17)
  }
}

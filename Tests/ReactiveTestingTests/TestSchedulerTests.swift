import Dispatch
import Reactive
import ReactiveTesting
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct TestSchedulerTests {
  private let scheduler = TestScheduler(initialClock: 0)

  private struct TestError: Error {}

  @Test("A hot sequence sends to whoever is subscribed, from 200 to 1000")
  func hot() {
    let xs = scheduler.createHotObservable([
      .next(110, 1), .next(210, 2), .next(990, 3), .next(1010, 4), .completed(1020),
    ])
    let result = scheduler.start { xs }
    #expect(result.events == [.next(210, 2), .next(990, 3)])
    #expect(xs.subscriptions == [Subscription(200, 1000)])
  }

  @Test("A cold sequence begins with its subscription")
  func cold() {
    let xs = scheduler.createColdObservable([.next(10, 1), .error(20, TestError())])
    let result = scheduler.start(disposed: 500) { xs.map { $0 * 10 } }
    #expect(result.events == [.next(210, 10), .error(220, TestError())])
    #expect(xs.subscriptions == [Subscription(200, 220)])
  }

  @Test("Actions run by their time, and those of one time in order")
  func order() {
    let seen = BehaviorRelay<[String]>(value: [])
    for (time, name) in [(30, "c"), (10, "a"), (30, "d"), (20, "b")] {
      scheduler.scheduleAt(time) { seen.accept(seen.value + [name]) }
    }
    scheduler.start()
    #expect(seen.value == ["a", "b", "c", "d"])
    #expect(scheduler.clock == 30)
  }

  @Test("What is scheduled for now runs a tick later, or at once without processing delay", arguments: [true, false])
  func processingDelay(isSimulated: Bool) {
    let scheduler = TestScheduler(initialClock: 100, simulateProcessingDelay: isSimulated)
    let observer = scheduler.createObserver(Int.self)
    _ = Observable.just(1, scheduler: scheduler).subscribe(observer)
    scheduler.start()
    #expect(observer.events == (isSimulated ? [.next(101, 1), .completed(102)] : [.next(100, 1), .completed(100)]))
  }

  @Test("`advanceTo` runs what is due, and nothing more")
  func advance() {
    let observer = scheduler.record(scheduler.createColdObservable([.next(10, 1), .next(20, 2)]))
    scheduler.advanceTo(15)
    #expect(observer.events == [.next(10, 1)])
    #expect(scheduler.clock == 15)
    scheduler.sleep(10)
    scheduler.start()
    #expect(observer.events.last == .next(25, 2))
  }

  @Test("A tick is as long as the resolution says")
  func resolution() {
    let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
    let ran = BehaviorRelay(value: 0)
    _ = scheduler.scheduleRelative((), dueTime: .seconds(2)) { _ in
      ran.accept(scheduler.clock)
      return Disposables.create()
    }
    scheduler.start()
    #expect(ran.value == 2000)
  }

  @Test("A historical scheduler tells the date")
  func historical() {
    let scheduler = HistoricalScheduler()
    let ran = BehaviorRelay(value: 0.0)
    _ = scheduler.scheduleRelative((), dueTime: .seconds(60)) { _ in
      ran.accept(scheduler.now.timeIntervalSince1970)
      return Disposables.create()
    }
    scheduler.start()
    #expect(ran.value == 60)
  }

  @Test("Time stands still at its end")
  func endOfTime() {
    let scheduler = TestScheduler(initialClock: .max)
    let observer = scheduler.createObserver(Int.self)
    _ = Observable<Int>.timer(.seconds(.max), scheduler: scheduler).delay(.seconds(1), scheduler: scheduler)
      .subscribe(observer)
    scheduler.start()
    #expect(observer.events == [.next(.max, 0), .completed(.max)])
  }

  @Test("Differences can be read")
  func differences() {
    let expected: [Recorded<Event<Int>>] = [.next(210, 1), .next(220, 2), .completed(230)]
    #expect(difference(between: expected, and: expected) == nil)
    #expect(
      difference(between: [.next(210, 1), .next(221, 2), .completed(230)], and: expected) == """
          next(1) @ 210
        - next(2) @ 220
        + next(2) @ 221
          completed @ 230
        """)
  }
}

import Dispatch
import Reactive
import ReactiveTesting
import Testing

@Suite struct TimeTests {
  private let scheduler = TestScheduler(initialClock: 0)

  /// 1 at 210, 2 at 230, 3 at 240, 4 at 300, completed at 350.
  private var numbers: TestableObservable<Int> {
    scheduler.createHotObservable([
      .next(150, 0), .next(210, 1), .next(230, 2), .next(240, 3), .next(300, 4), .completed(350),
    ])
  }

  private var failing: TestableObservable<Int> {
    scheduler.createHotObservable([.next(210, 1), .error(250, TestError())])
  }

  /// Fails with a readable difference.
  private func expect<Element: Equatable & Sendable>(
    _ source: Observable<Element>, _ expected: [Recorded<Event<Element>>], disposed: Int = 1000,
    location: SourceLocation = #_sourceLocation
  ) {
    let result = scheduler.start(disposed: disposed) { source }
    let difference = difference(between: result.events, and: expected)
    #expect(difference == nil, Comment(rawValue: difference ?? ""), sourceLocation: location)
  }

  @Test("`interval` counts periods")
  func interval() {
    expect(
      Observable<Int>.interval(.seconds(100), scheduler: scheduler), [.next(300, 0), .next(400, 1)], disposed: 450)
  }

  @Test("`interval` of nothing counts ticks")
  func intervalZero() {
    expect(
      Observable<Int>.interval(.seconds(0), scheduler: scheduler), [.next(201, 0), .next(202, 1)], disposed: 203)
  }

  @Test("A count starts again when its type is full")
  func intervalOverflow() {
    let result = scheduler.start(disposed: 470) { [scheduler] in
      Observable<Int8>.interval(.seconds(1), scheduler: scheduler)
    }
    #expect(result.events[127...128] == [.next(328, 127), .next(329, -128)])
  }

  @Test("`timer` sends once, or goes on with its period")
  func timer() {
    expect(Observable<Int>.timer(.seconds(300), scheduler: scheduler), [.next(500, 0), .completed(500)])
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start(disposed: 350) {
      Observable<Int>.timer(.seconds(10), period: .seconds(100), scheduler: scheduler)
    }
    #expect(result.events == [.next(210, 0), .next(310, 1)])
  }

  @Test("`delay` delays elements and completion")
  func delay() {
    expect(
      numbers.delay(.seconds(100), scheduler: scheduler),
      [.next(310, 1), .next(330, 2), .next(340, 3), .next(400, 4), .completed(450)])
  }

  @Test("`delay` does not delay errors, and drops what waits")
  func delayError() {
    expect(failing.delay(.seconds(100), scheduler: scheduler), [.error(250, TestError())])
  }

  @Test("`delaySubscription` subscribes later")
  func delaySubscription() {
    let numbers = numbers
    expect(
      numbers.delaySubscription(.seconds(35), scheduler: scheduler), [.next(240, 3), .next(300, 4), .completed(350)])
    #expect(numbers.subscriptions == [Subscription(235, 350)])
  }

  @Test("`take(for:)` and `skip(for:)` look at the time")
  func takeAndSkip() {
    expect(numbers.take(for: .seconds(35), scheduler: scheduler), [.next(210, 1), .next(230, 2), .completed(235)])
  }

  @Test("`skip(for:)` drops what comes early, with and without its label", arguments: [false, true])
  func skip(isLabelled: Bool) {
    let late =
      isLabelled
      ? numbers.skip(for: .seconds(35), scheduler: scheduler) : numbers.skip(.seconds(35), scheduler: scheduler)
    expect(late, [.next(240, 3), .next(300, 4), .completed(350)])
  }

  @Test("`debounce` waits for a pause, and sends the last at the end")
  func debounce() {
    expect(
      numbers.debounce(.seconds(15), scheduler: scheduler),
      [.next(225, 1), .next(255, 3), .next(315, 4), .completed(350)])
  }

  @Test("`debounce` sends what waits when the sequence completes, and drops it when it fails")
  func debounceEnd() {
    expect(numbers.debounce(.seconds(90), scheduler: scheduler), [.next(350, 4), .completed(350)])
    let scheduler = TestScheduler(initialClock: 0)
    let failing = scheduler.createHotObservable([.next(210, 1), Recorded.error(250, TestError())])
    let result = scheduler.start { failing.debounce(.seconds(90), scheduler: scheduler) }
    #expect(result.events == [.error(250, TestError())])
  }

  @Test("`throttle` sends at once, and then the latest")
  func throttle() {
    expect(
      numbers.throttle(.seconds(25), scheduler: scheduler),
      [.next(210, 1), .next(235, 3 - 1), .next(260, 3), .next(300, 4), .completed(350)])
  }

  @Test("`throttle` may drop what comes early, and keeps the end until the latest was sent")
  func throttleEnd() {
    expect(
      numbers.throttle(.seconds(25), latest: false, scheduler: scheduler),
      [.next(210, 1), .next(240, 3), .next(300, 4), .completed(350)])
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), Recorded.completed(225)])
    let result = scheduler.start { source.throttle(.seconds(100), scheduler: scheduler) }
    #expect(result.events == [.next(210, 1), .next(310, 2), .completed(310)])
  }

  @Test("`timeout` fails when nothing comes for too long")
  func timeout() {
    let numbers = numbers
    expect(
      numbers.timeout(.seconds(50), scheduler: scheduler),
      [.next(210, 1), .next(230, 2), .next(240, 3), .error(290, RxError.timeout)])
    #expect(numbers.subscriptions == [Subscription(200, 290)])
  }

  @Test("`timeout` may go over to another sequence")
  func timeoutOther() {
    expect(
      numbers.timeout(.seconds(50), other: Observable.just(9), scheduler: scheduler),
      [.next(210, 1), .next(230, 2), .next(240, 3), .next(290, 9), .completed(290)])
  }

  @Test("`timeout` does not disturb who is in time")
  func noTimeout() {
    expect(
      numbers.timeout(.seconds(100), scheduler: scheduler),
      [.next(210, 1), .next(230, 2), .next(240, 3), .next(300, 4), .completed(350)])
  }

  @Test("`buffer` sends lists when they are full or their time is over")
  func buffer() {
    expect(
      numbers.buffer(timeSpan: .seconds(70), count: 2, scheduler: scheduler),
      [.next(230, [1, 2]), .next(300, [3, 4]), .next(350, []), .completed(350)])
  }

  @Test("`window` sends sequences, and those end in time")
  func window() {
    let windows = numbers.window(timeSpan: .seconds(70), count: 2, scheduler: scheduler).enumerated().flatMap {
      window in
      window.element.map { "\(window.index):\($0)" }.concat(Observable.just("\(window.index)|"))
    }
    expect(
      windows,
      [
        .next(210, "0:1"), .next(230, "0:2"), .next(230, "0|"), .next(240, "1:3"), .next(300, "1:4"), .next(300, "1|"),
        .next(350, "2|"), .completed(350),
      ])
  }

  @Test("`groupBy` sends a sequence for each key")
  func groupBy() {
    let groups = numbers.groupBy { $0 % 2 }.flatMap { group in group.map { "\(group.key):\($0)" } }
    expect(
      groups, [.next(210, "1:1"), .next(230, "0:2"), .next(240, "1:3"), .next(300, "0:4"), .completed(350)])
  }

  @Test("A group goes on when the sequence of groups was let go")
  func groupOutlives() {
    let numbers = numbers
    expect(
      numbers.groupBy { $0 % 2 }.take(1).flatMap { $0 }, [.next(210, 1), .next(240, 3), .completed(350)])
    #expect(numbers.subscriptions == [Subscription(200, 350)])
  }

  @Test("`observe(on:)` sends each event as an action, in order")
  func observeOn() {
    expect(
      numbers.observe(on: scheduler),
      [.next(211, 1), .next(231, 2), .next(241, 3), .next(301, 4), .completed(351)])
  }

  @Test("`subscribe(on:)` subscribes and lets go as actions")
  func subscribeOn() {
    let numbers = numbers
    expect(
      numbers.subscribe(on: scheduler), [.next(210, 1), .next(230, 2), .next(240, 3)], disposed: 250)
    #expect(numbers.subscriptions == [Subscription(201, 251)])
  }

  @Test("`subscribe(on:)` lets go as an action at the end too", arguments: [false, true])
  func subscribeOnEnd(fails: Bool) {
    let end: Recorded<Event<Int>> = fails ? .error(300, TestError()) : .completed(300)
    let source = scheduler.createHotObservable([end])
    expect(source.subscribe(on: scheduler), [end])
    #expect(source.subscriptions == [Subscription(201, 301)])
  }

  @Test(
    "Real schedulers run what is due, in order",
    arguments: [
      SerialDispatchQueueScheduler(qos: .default) as any SchedulerType,
      SerialDispatchQueueScheduler(internalSerialQueueName: "test"),
      ConcurrentDispatchQueueScheduler(qos: .default),
      ClockScheduler(ContinuousClock()),
      ConcurrentMainScheduler.instance,
      MainScheduler.instance,
    ])
  func real(scheduler: any SchedulerType) async throws {
    var elements: [Int] = []
    let source = Observable<Int>.interval(.milliseconds(2), scheduler: scheduler).take(3)
      .delay(.milliseconds(1), scheduler: scheduler).observe(on: scheduler).subscribe(on: scheduler)
    for try await element in source.values { elements.append(element) }
    #expect(elements == [0, 1, 2])
  }
}

import Dispatch
import Reactive
import Synchronization
import Testing

/// Schedulers at the edges of what they may be told.
@Suite struct SchedulerTests {
  private static let real: [any SchedulerType] = [
    SerialDispatchQueueScheduler(qos: .default), ConcurrentDispatchQueueScheduler(qos: .default),
    ClockScheduler(ContinuousClock()), ClockScheduler(SuspendingClock()),
  ]

  @MainActor
  @Test("The main scheduler runs an action at once after another was disposed before its turn")
  func disposedBeforeItsTurn() async {
    let scheduler = MainScheduler()
    let isScheduled = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      scheduler.schedule(()) { _ in Disposables.create() }.dispose()
      isScheduled.signal()
    }
    // The main queue stands still meanwhile.
    waitHere(for: isScheduled)
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    let hasRun = BooleanDisposable()
    _ = scheduler.schedule(()) { _ in
      hasRun.dispose()
      return Disposables.create()
    }
    #expect(hasRun.isDisposed)
  }

  private nonisolated func waitHere(for semaphore: DispatchSemaphore) { semaphore.wait() }

  @Test("No time span is too long or too short", arguments: real)
  func spans(scheduler: any SchedulerType) async throws {
    let spans: [DispatchTimeInterval] = [
      .seconds(.max), .milliseconds(.max), .never, .seconds(0), .seconds(-1), .seconds(.min), .nanoseconds(.min),
    ]
    let source = Observable.of(1, 2).concat(Observable.never())
    for span in spans {
      let bag = DisposeBag()
      source.debounce(span, scheduler: scheduler).subscribe { _ in }.disposed(by: bag)
      source.throttle(span, scheduler: scheduler).subscribe { _ in }.disposed(by: bag)
      source.delay(span, scheduler: scheduler).subscribe { _ in }.disposed(by: bag)
      source.timeout(span, scheduler: scheduler).subscribe { _ in }.disposed(by: bag)
      source.buffer(timeSpan: span, count: .max, scheduler: scheduler).take(3).subscribe { _ in }.disposed(by: bag)
      Observable<Int>.interval(span, scheduler: scheduler).take(3).subscribe { _ in }.disposed(by: bag)
      try await Task.sleep(for: .milliseconds(1))
    }
  }
}

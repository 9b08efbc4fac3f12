import Dispatch
public import Reactive

/// Where the work of screens is done.
public struct ScreenSchedulers: Sendable {
  /// Where managers are asked: away from the main actor, as they read and write a disk.
  public let work: any ImmediateSchedulerType
  /// What waits a moment before it goes on, such as until somebody has stopped typing.
  public let time: any SchedulerType
  /// What comes by itself as time goes by, such as ticks, news and another try. Nobody waits for it.
  public let clock: any SchedulerType

  private let pending: PendingWork

  /// Schedulers.
  public init(work: any ImmediateSchedulerType, time: any SchedulerType) {
    let pending = PendingWork()
    self.work = CountedScheduler(base: work, pending: pending)
    self.time = CountedTime(base: time, pending: pending)
    self.pending = pending
    clock = time
  }

  /// For a program: a pool of threads, and the clock of the system. Screens of one program share one of these.
  public static var live: ScreenSchedulers {
    ScreenSchedulers(work: ConcurrentDispatchQueueScheduler(qos: .userInitiated), time: MainScheduler.instance)
  }

  /// For tests and pictures: answers come before the question returns.
  public static func immediate(time: any SchedulerType = MainScheduler.instance) -> ScreenSchedulers {
    ScreenSchedulers(work: ImmediateScheduler.instance, time: time)
  }

  /// What a manager answers; asked anew for each subscription.
  public func ask<Answer: Sendable>(_ question: @escaping @Sendable () throws -> Answer) -> Observable<Answer> {
    Observable.deferred { .just(try question()) }.subscribe(on: work)
  }

  /// Returns when all that was asked is answered, what waited a moment has gone on, and screens have heard of it.
  @MainActor
  public func settled() async {
    // An answer is passed on through the main queue: to a reactor, to its screen, to a place that is opened for it.
    // There it may lead to another question.
    var quietTurns = 0
    while quietTurns < 4 {
      let begun = pending.begun
      await pending.finished()
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
      quietTurns = pending.begun == begun ? quietTurns + 1 : 0
    }
  }
}

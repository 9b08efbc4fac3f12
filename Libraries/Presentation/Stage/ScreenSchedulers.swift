import Dispatch
public import Reactive

/// Where the work of screens is done.
public struct ScreenSchedulers: Sendable {
  /// Where managers are asked: away from the main actor, as they read and write a disk.
  public let work: any ImmediateSchedulerType
  /// What waits, such as until somebody has stopped typing.
  public let time: any SchedulerType

  /// Schedulers.
  public init(work: any ImmediateSchedulerType, time: any SchedulerType) {
    self.work = work
    self.time = time
  }

  /// For a program: a pool of threads, and the clock of the system.
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
}

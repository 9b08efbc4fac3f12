public import Dispatch

extension InfallibleType {
  /// `--1-2----3--|` debounced by 3 is `-------2----(3|)`: an element comes when nothing followed it for so long.
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    Infallible(asObservable().debounce(dueTime, scheduler: scheduler))
  }

  /// `--1-2-3-4---|` throttled by 4 is `--1---3---4-|`: at most one element in so long; the latest of those between
  /// comes when the time is over, unless `latest` is false.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    Infallible(asObservable().throttle(dueTime, latest: latest, scheduler: scheduler))
  }

  /// `--1--2--|` delayed by 3 is `-----1--2--|`.
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    Infallible(asObservable().delay(dueTime, scheduler: scheduler))
  }

  /// Subscribes when `dueTime` has passed.
  ///
  /// `--1--|` after 3 is `-----1--|`.
  public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    Infallible(asObservable().delaySubscription(dueTime, scheduler: scheduler))
  }

  /// `--1--2--3--|` taken for 6 is `--1--2|`.
  public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    Infallible(asObservable().take(for: duration, scheduler: scheduler))
  }

  /// `--1--2--3--|` skipped for 6 is `--------3--|`.
  public func skip(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    Infallible(asObservable().skip(for: duration, scheduler: scheduler))
  }
}

extension Infallible where Element: FixedWidthInteger {
  /// `interval(2)` is `--0-1-2-…`.
  public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    Infallible(.interval(period, scheduler: scheduler))
  }

  /// `timer(3)` is `---(0|)`; with a period of 1 it is `---012…`.
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    Infallible(.timer(dueTime, period: period, scheduler: scheduler))
  }
}

public import Dispatch

// Time is that of the main scheduler, or of the one that is mocked; see `SharingScheduler`.

extension SharedSequence {
  /// `--1-2----3--|` debounced by 3 is `-------2----(3|)`: an element comes when nothing followed it for so long.
  public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence {
    SharedSequence(source.debounce(dueTime, scheduler: SharingStrategy.scheduler))
  }

  /// `--1-2-3-4---|` throttled by 4 is `--1---3---4-|`: at most one element in so long; the latest of those between
  /// comes when the time is over, unless `latest` is false.
  public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true) -> SharedSequence {
    SharedSequence(source.throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler))
  }

  /// `--1--2--|` delayed by 3 is `-----1--2--|`.
  public func delay(_ dueTime: RxTimeInterval) -> SharedSequence {
    SharedSequence(source.delay(dueTime, scheduler: SharingStrategy.scheduler))
  }
}

extension SharedSequence where Element: FixedWidthInteger {
  /// `interval(2)` is `--0-1-2-…`.
  public static func interval(_ period: RxTimeInterval) -> SharedSequence {
    SharedSequence(.interval(period, scheduler: SharingStrategy.scheduler))
  }

  /// `timer(3, period: 1)` is `---012…`.
  public static func timer(_ dueTime: RxTimeInterval, period: RxTimeInterval) -> SharedSequence {
    SharedSequence(.timer(dueTime, period: period, scheduler: SharingStrategy.scheduler))
  }
}

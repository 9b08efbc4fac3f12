public import Dispatch

extension PrimitiveSequence {
  /// `--(1|)` delayed by 3 is `-----(1|)`; `--#` stays `--#`.
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.delay(dueTime, scheduler: scheduler))
  }

  /// Subscribes when `dueTime` has passed.
  ///
  /// `--1--|` after 3 is `-----1--|`.
  public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.delaySubscription(dueTime, scheduler: scheduler))
  }

  /// `-----(1|)` with a timeout of 3 is `---#`: ``RxError/timeout``.
  public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.timeout(dueTime, scheduler: scheduler))
  }

  /// `-----(1|)` with a timeout of 3 and `--(7|)` is `-----(7|)`.
  public func timeout(
    _ dueTime: RxTimeInterval, other: PrimitiveSequence, scheduler: any SchedulerType
  ) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.timeout(dueTime, other: other, scheduler: scheduler))
  }
}

extension PrimitiveSequence where Trait: ElementTrait, Element: FixedWidthInteger {
  /// `timer(3)` is `---(0|)`.
  public static func timer(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence {
    PrimitiveSequence(raw: .timer(dueTime, scheduler: scheduler))
  }
}

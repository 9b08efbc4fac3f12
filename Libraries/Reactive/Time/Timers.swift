public import Dispatch

/// What timers count with.
public typealias RxAbstractInteger = FixedWidthInteger

extension ObservableType where Element: RxAbstractInteger {
  /// `interval(2)` is `--0-1-2-…`. A count beyond what its type can hold starts again at its smallest.
  public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    timer(period, period: period, scheduler: scheduler)
  }

  /// `timer(2)` is `--(0|)`, and with period 3 `--0--1--2…`.
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    Observable { sink, chain in
      guard let period else {
        return chain.insert(
          scheduler.scheduleRelative((), dueTime: dueTime) { _ in
            if chain.isDisposed { return Disposables.create() }
            sink.next(0)
            if !chain.isDisposed { sink.end(nil) }
            return Disposables.create()
          })
      }
      // A concurrent scheduler may tick again before the last tick is through.
      let gate = SharedTurnstile().gate(sink, chain)
      chain.insert(
        scheduler.schedulePeriodic(Element.zero, startAfter: dueTime, period: period) { count in
          gate.next(count)
          return count &+ 1
        })
    }
  }
}

extension ObservableType {
  /// `--1--2--|` delayed by 1 is `---1--2--|`; an error is not delayed.
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink, chain in
      let delay = Delay(dueTime, scheduler, SharedTurnstile().gate(sink, chain), chain)
      let link = chain.child()
      source.start(
        Sink(
          next: { delay.add(.next($0)) },
          end: { error in
            link.dispose()
            delay.add(.end(error))
          }),
        link)
    }
  }

  /// Subscribes after `dueTime`.
  ///
  /// `--1--|` after 3 is `-----1--|`.
  public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink, chain in
      chain.insert(
        scheduler.scheduleRelative((), dueTime: dueTime) { _ in
          if !chain.isDisposed { source.start(sink, chain) }
          return Disposables.create()
        })
    }
  }

  /// `--1--2--3--|` for 7 is `--1--2-|`.
  public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    take(until: Observable<Int>.timer(duration, scheduler: scheduler))
  }

  /// `--1--2--3--|`, the first 7 skipped, is `--------3--|`: ``skip(for:scheduler:)`` as RxSwift spells it.
  public func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    skip(for: duration, scheduler: scheduler)
  }

  /// `--1--2--3--|`, the first 7 skipped, is `--------3--|`.
  public func skip(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink, chain in
      let isOpen = BooleanDisposable()
      chain.insert(
        scheduler.scheduleRelative((), dueTime: duration) { _ in
          isOpen.dispose()
          return Disposables.create()
        })
      source.start(Sink(next: { if isOpen.isDisposed { sink.next($0) } }, end: sink.end), chain)
    }
  }
}

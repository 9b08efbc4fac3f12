public import Dispatch

extension ObservableType {
  /// `--1------2--|` with timeout 4 is `--1---#`: fails with ``RxError/timeout`` when nothing came for `dueTime`.
  public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
  }

  /// Goes over to `other` when nothing came for `dueTime`.
  ///
  /// `--1------2--|` with timeout 4 and other `-7-|` is `--1----7-|`.
  public func timeout<Source: ObservableConvertibleType>(
    _ dueTime: RxTimeInterval, other: Source, scheduler: any SchedulerType
  ) -> Observable<Element> where Source.Element == Element {
    let (source, other) = (asObservable(), other.asObservable())
    return .inTurn { sink, chain in
      let link = chain.child()
      let watch = Watch(dueTime, scheduler, chain) {
        link.dispose()
        other.start(sink, chain)
      }
      watch.turnstile.pass { watch.restart() }
      source.start(
        Sink(
          next: { element in
            watch.turnstile.pass {
              if link.isDisposed { return }
              watch.stop()
              sink.next(element)
              if !link.isDisposed { watch.restart() }
            }
          },
          end: { error in
            watch.turnstile.pass {
              if link.isDisposed { return }
              watch.stop()
              link.dispose()
              sink.end(error)
            }
          }),
        link)
    }
  }
}

/// Says when nothing happened for too long.
///
/// `@unchecked Sendable`: what changes is only touched inside the turnstile.
private final class Watch: @unchecked Sendable {
  let turnstile = Turnstile()
  private let dueTime: RxTimeInterval
  private let scheduler: any SchedulerType
  private let expire: @Sendable () -> Void
  private let timer = SerialDisposable()
  private var number = 0

  init(
    _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType, _ chain: Chain, expire: @escaping @Sendable () -> Void
  ) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    self.expire = expire
    chain.insert(timer)
  }

  func restart() {
    number += 1
    timer.disposable = scheduler.scheduleRelative(number, dueTime: dueTime) { number in
      self.turnstile.pass {
        guard number == self.number, !self.timer.isDisposed else { return }
        self.stop()
        self.expire()
      }
      return Disposables.create()
    }
  }

  /// Lets a timer that has gone off already count for nothing.
  func stop() {
    number += 1
  }
}

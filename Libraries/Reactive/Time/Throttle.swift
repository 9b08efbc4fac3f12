public import Dispatch

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ObservableType {
  /// `-1-2-3-----4--|` throttled by 5 is `-1----3----4--|`: an element is sent at once, then none for `dueTime`, and
  /// then the last that came meanwhile unless `latest` is false.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink, chain in
      let throttling = Throttling(dueTime, latest: latest, scheduler, sink, chain)
      let link = chain.child()
      source.start(
        Sink(
          next: { element in throttling.turnstile.pass { throttling.take(element) } },
          end: { error in
            link.dispose()
            throttling.turnstile.pass { throttling.end(error) }
          }),
        link)
    }
  }
}

/// When an element was last sent, and the last that came since.
///
/// `@unchecked Sendable`: what changes is only touched inside the turnstile.
private final class Throttling<Element: Sendable>: @unchecked Sendable {
  let turnstile = Turnstile()
  private let dueTime: RxTimeInterval
  private let sendsLatest: Bool
  private let scheduler: any SchedulerType
  private let sink: Sink<Element>
  private let chain: Chain
  private let timer = SerialDisposable()
  private var lastSent: Date?
  private var waiting: Element?
  private var isOver = false

  init(
    _ dueTime: RxTimeInterval, latest: Bool, _ scheduler: any SchedulerType, _ sink: Sink<Element>, _ chain: Chain
  ) {
    self.dueTime = dueTime
    sendsLatest = latest
    self.scheduler = scheduler
    self.sink = sink
    self.chain = chain
    chain.insert(timer)
  }

  func take(_ element: Element) {
    if chain.isDisposed { return }
    let remaining = lastSent.map { dueTime.remaining(since: $0, at: scheduler.now) }
    guard let remaining, remaining.seconds != 0 else { return send(element) }
    guard sendsLatest else { return }
    let isFirst = waiting == nil
    waiting = element
    if !isFirst { return }
    timer.disposable = scheduler.scheduleRelative((), dueTime: remaining) { _ in
      self.turnstile.pass { self.sendWaiting() }
      return Disposables.create()
    }
  }

  func end(_ error: (any Error)?) {
    isOver = true
    if error != nil || waiting == nil, !chain.isDisposed { sink.end(error) }
  }

  private func sendWaiting() {
    guard let element = waiting, !chain.isDisposed else { return }
    send(element)
    if isOver, !chain.isDisposed { sink.end(nil) }
  }

  private func send(_ element: Element) {
    waiting = nil
    sink.next(element)
    // Afterwards, so that an observer that takes its time gets some more.
    lastSent = scheduler.now
  }
}

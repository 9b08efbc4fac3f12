public import Dispatch

extension ObservableType {
  /// `-1-2----3--|` debounced by 3 is `------2----(3|)`: an element is sent when nothing followed it for `dueTime`.
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink, chain in
      let debouncing = Debouncing(dueTime, scheduler, sink, chain)
      let link = chain.child()
      source.start(
        Sink(
          next: { element in debouncing.turnstile.pass { debouncing.take(element) } },
          end: { error in
            link.dispose()
            debouncing.turnstile.pass { debouncing.end(error) }
          }),
        link)
    }
  }
}

/// The element that waits whether another follows.
///
/// `@unchecked Sendable`: what changes is only touched inside the turnstile.
private final class Debouncing<Element: Sendable>: @unchecked Sendable {
  let turnstile = Turnstile()
  private let dueTime: RxTimeInterval
  private let scheduler: any SchedulerType
  private let sink: Sink<Element>
  private let chain: Chain
  private let timer = SerialDisposable()
  private var waiting: Element?
  private var number = 0

  init(_ dueTime: RxTimeInterval, _ scheduler: any SchedulerType, _ sink: Sink<Element>, _ chain: Chain) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    self.sink = sink
    self.chain = chain
    chain.insert(timer)
  }

  func take(_ element: Element) {
    if chain.isDisposed { return }
    waiting = element
    number += 1
    timer.disposable = scheduler.scheduleRelative(number, dueTime: dueTime) { number in
      self.turnstile.pass { if number == self.number { self.send() } }
      return Disposables.create()
    }
  }

  func end(_ error: (any Error)?) {
    if error == nil { send() }
    if !chain.isDisposed { sink.end(error) }
  }

  private func send() {
    guard !chain.isDisposed, let element = waiting else { return }
    waiting = nil
    sink.next(element)
  }
}

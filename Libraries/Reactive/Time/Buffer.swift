public import Dispatch

extension ObservableType {
  /// `-1-2-3---|` by 5 or 2 is `---[1,2]----[3]([]|)`: lists, sent when full or when their time is over.
  ///
  /// A count that is not positive never fills a list.
  public func buffer(timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType) -> Observable<[Element]> {
    let source = asObservable()
    return Observable<[Element]> { sink, chain in
      let elements = State([Element]())
      @Sendable func send() {
        let full = elements.value
        elements.value = []
        sink.next(full)
      }
      let spans = Spans(timeSpan, scheduler, chain, over: send)
      spans.turnstile.pass { spans.begin() }
      source.start(
        Sink(
          next: { element in
            spans.turnstile.pass {
              if chain.isDisposed { return }
              elements.value.append(element)
              if elements.value.count == count { spans.finish() }
            }
          },
          end: { error in
            spans.turnstile.pass {
              if chain.isDisposed { return }
              if error == nil { send() }
              if !chain.isDisposed { sink.end(error) }
            }
          }),
        chain)
    }
  }

  /// As ``buffer(timeSpan:count:scheduler:)``, with a sequence for each list, that is sent when it begins.
  ///
  /// `-1-2-3---|` by 5 or 2 is `a--b----c|`, where `a` is `-1-(2|)`, `b` is `--3--|` and `c` is `-|`.
  public func window(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<Observable<Element>> {
    let source = asObservable()
    return Observable<Observable<Element>> { sink, chain in
      let running = chain.shared()
      let window = State(PublishSubject<Element>())
      let elements = State(0)
      @Sendable func open() {
        elements.value = 0
        window.value = PublishSubject()
        if !chain.isDisposed { sink.next(window.value.retaining(running)) }
      }
      let spans = Spans(timeSpan, scheduler, running.chain) {
        window.value.onCompleted()
        open()
      }
      spans.turnstile.pass {
        open()
        spans.begin()
      }
      source.start(
        Sink(
          next: { element in
            spans.turnstile.pass {
              window.value.onNext(element)
              elements.value += 1
              if elements.value == count { spans.finish() }
            }
          },
          end: { error in
            spans.turnstile.pass {
              running.chain.dispose()
              window.value.on(.end(error))
              if !chain.isDisposed { sink.end(error) }
            }
          }),
        running.chain)
    }
  }
}

/// Spans of time, of which the next begins when one is over or finished early.
///
/// `@unchecked Sendable`: what changes is only touched inside the turnstile.
private final class Spans: @unchecked Sendable {
  let turnstile = Turnstile()
  private let timeSpan: RxTimeInterval
  private let scheduler: any SchedulerType
  private let chain: Chain
  private let over: @Sendable () -> Void
  private let timer = SerialDisposable()
  private var number = 0

  init(
    _ timeSpan: RxTimeInterval, _ scheduler: any SchedulerType, _ chain: Chain, over: @escaping @Sendable () -> Void
  ) {
    self.timeSpan = timeSpan
    self.scheduler = scheduler
    self.chain = chain
    self.over = over
    chain.insert(timer)
  }

  func begin() {
    number += 1
    timer.disposable = scheduler.scheduleRelative(number, dueTime: timeSpan) { number in
      self.turnstile.pass { if number == self.number { self.finish() } }
      return Disposables.create()
    }
  }

  func finish() {
    if chain.isDisposed { return }
    over()
    if !chain.isDisposed { begin() }
  }
}

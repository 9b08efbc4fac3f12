extension ObservableType {
  /// The same events in the same order, each as an action of `scheduler`.
  ///
  /// `--1--2--|` is `---1--2--|` where an action takes one step to come.
  @inlinable
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink, chain in
      let relocation = Relocation(sink, chain, scheduler)
      let link = chain.child()
      source.start(
        Sink(
          next: { relocation.add(.next($0)) },
          end: { error in
            link.dispose()
            relocation.add(.end(error))
          }),
        link)
    }
  }

  /// Subscribes, and lets go, as actions of `scheduler`.
  ///
  /// `--1--2--|` is `---1--2--|` where an action takes one step to come.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink, chain in
      let link = Chain()
      let action = chain.child()
      action.insert(
        scheduler.schedule(()) { _ in
          action.dispose()
          source.start(
            Sink(
              next: { if !chain.isDisposed { sink.next($0) } },
              // The end lets go of the chain, and with it of the link, which is an action too.
              end: { if !chain.isDisposed { sink.end($0) } }),
            link)
          return Disposables.create()
        })
      chain.insert(ScheduledDisposable(scheduler: scheduler, disposable: link))
    }
  }
}

/// The events on their way to a scheduler.
@usableFromInline
final class Relocation<Element: Sendable>: Sendable {
  @usableFromInline
  struct Line: Sendable {
    @usableFromInline var waiting = Queue<Event<Element>>()
    @usableFromInline var isRunning = false

    @inlinable
    init() {}
  }

  @usableFromInline let sink: Sink<Element>
  @usableFromInline let chain: Chain
  @usableFromInline let schedule: @Sendable (@escaping @Sendable () -> Void) -> Void
  @usableFromInline let line = Locked(Line())

  @inlinable
  init(_ sink: Sink<Element>, _ chain: Chain, _ scheduler: any ImmediateSchedulerType) {
    self.sink = sink
    self.chain = chain
    // What is scheduled is not inserted into the chain: it finds out by itself that the chain has ended, and holds
    // nothing for long.
    if scheduler is CurrentThreadScheduler {
      schedule = { Trampoline.current.schedule($0) }
    } else {
      schedule = { action in
        _ = scheduler.schedule(()) { _ in
          action()
          return Disposables.create()
        }
      }
    }
  }

  @inlinable
  func add(_ event: Event<Element>) {
    let isFirst = line.withLock { line in
      line.waiting.append(event)
      defer { line.isRunning = true }
      return !line.isRunning
    }
    if isFirst { schedule { self.sendNext() } }
  }

  @inlinable
  func sendNext() {
    guard !chain.isDisposed, let event = line.withLock({ $0.waiting.popFirst() }) else { return }
    sink.on(event)
    let isMore = line.withLock { line in
      line.isRunning = !line.waiting.isEmpty
      return line.isRunning
    }
    if isMore { schedule { self.sendNext() } }
  }
}

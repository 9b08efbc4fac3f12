import Dispatch

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The events on their way through time, of which one is scheduled at a time, so that they keep their order.
final class Delay<Element: Sendable>: Sendable {
  private struct Line {
    var waiting = Queue<(event: Event<Element>, since: Date)>()
    var isRunning = false
  }

  private let dueTime: RxTimeInterval
  private let scheduler: any SchedulerType
  private let sink: Sink<Element>
  private let chain: Chain
  private let line = Locked(Line())

  init(_ dueTime: RxTimeInterval, _ scheduler: any SchedulerType, _ sink: Sink<Element>, _ chain: Chain) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    self.sink = sink
    self.chain = chain
  }

  func add(_ event: Event<Element>) {
    if case .error = event { return sink.on(event) }
    let isFirst = line.withLock { line in
      line.waiting.append((event, scheduler.now))
      defer { line.isRunning = true }
      return !line.isRunning
    }
    if isFirst { schedule(after: dueTime) }
  }

  private func schedule(after interval: RxTimeInterval) {
    let run = chain.child()
    run.insert(
      scheduler.scheduleRelative((), dueTime: interval) { _ in
        run.dispose()
        self.sendNext()
        return Disposables.create()
      })
  }

  private func sendNext() {
    guard !chain.isDisposed, let next = line.withLock({ $0.waiting.popFirst() }) else { return }
    sink.on(next.event)
    let since = line.withLock { line in
      line.isRunning = !line.waiting.isEmpty
      return line.waiting.first?.since
    }
    if let since { schedule(after: dueTime.remaining(since: since, at: scheduler.now)) }
  }
}

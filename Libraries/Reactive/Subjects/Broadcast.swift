import Synchronization

/// Sends events to all who subscribed, in the order in which they did: what all subjects share.
///
/// An event that comes while another is being sent (from an observer that answers, or from another thread) waits in a
/// queue, so that all observers see all events in one order and the stack never deepens. Who subscribes meanwhile is
/// told at once what is remembered, and then the events that come after.
@usableFromInline
final class Broadcast<Element: Sendable>: Sendable {
  @usableFromInline
  struct Contents: Sendable {
    @usableFromInline var entries: ContiguousArray<Entry> = []
    @usableFromInline var waiting: [Event<Element>] = []
    @usableFromInline var isSending = false
    /// How many events were taken: who subscribes now sees those from this number on.
    @usableFromInline var taken = 0
    /// How many subscribed: each has a number, and they stand in that order.
    @usableFromInline var joined = 0
    @usableFromInline var memory: Memory
    @usableFromInline var end: Event<Element>?

    @inlinable
    init(memory: Memory) { self.memory = memory }
  }

  @usableFromInline let contents: Locked<Contents>
  /// ``remove(_:)``, specialised where the broadcast is made; an override would look up its types at run time.
  @usableFromInline let removal: @Sendable (Broadcast, Entry) -> Void

  @inlinable
  init(memory: Memory = .nothing) {
    contents = Locked(Contents(memory: memory))
    removal = { $0.remove($1) }
  }

  /// Sends an element to all, now or when those before are through.
  @inlinable
  func send(_ element: Element) {
    let (entries, forgotten) = contents.withLock { contents -> (ContiguousArray<Entry>?, Element?) in
      if contents.end != nil { return (nil, nil) }
      let forgotten = contents.memory.remember(element)
      contents.taken &+= 1
      if contents.isSending {
        contents.waiting.append(.next(element))
        return (nil, forgotten)
      }
      contents.isSending = true
      return (contents.entries, forgotten)
    }
    // Freed outside of the lock, as it may hold subscriptions to this very broadcast.
    withExtendedLifetime(forgotten) {}
    guard let entries else { return }
    for entry in entries { entry.next(element) }
    let isMore = contents.withLock { contents -> Bool in
      contents.isSending = !contents.waiting.isEmpty
      return contents.isSending
    }
    if isMore { drain() }
  }

  /// Sends the end to all, and lets them go.
  @usableFromInline
  func end(_ error: (any Error)?) {
    let isFirst = contents.withLock { contents -> Bool in
      if contents.end != nil { return false }
      contents.end = .end(error)
      contents.taken &+= 1
      contents.waiting.append(.end(error))
      defer { contents.isSending = true }
      return !contents.isSending
    }
    if isFirst { drain() }
  }

  /// Sends an event to all.
  @inlinable
  func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): send(element)
    case .error(let error): end(error)
    case .completed: end(nil)
    }
  }

  @usableFromInline
  func drain() {
    while true {
      let step = contents.withLock { contents -> (events: [Event<Element>], first: Int)? in
        contents.isSending = !contents.waiting.isEmpty
        if contents.waiting.isEmpty { return nil }
        defer { contents.waiting = [] }
        return (contents.waiting, contents.taken &- contents.waiting.count)
      }
      guard let step else { return }
      for (index, event) in step.events.enumerated() {
        let entries = contents.withLock { contents in
          defer { if event.isStopEvent { contents.entries = [] } }
          return contents.entries
        }
        for entry in entries where entry.beginning <= step.first &+ index { entry.on(event) }
      }
    }
  }

  /// Lets all go without telling them, and takes nothing more.
  func close() {
    let forgotten = contents.withLock { contents in
      defer {
        contents.entries = []
        contents.memory = .nothing
        if contents.end == nil { contents.end = .error(RxError.disposed) }
      }
      return (contents.entries, contents.memory)
    }
    // An entry and its chain hold each other.
    for entry in forgotten.0 { entry.chain.remove(entry) }
    // Freed outside of the lock, as it may hold subscriptions to this very broadcast.
    withExtendedLifetime(forgotten) {}
  }

  /// Whether somebody is subscribed.
  var hasEntries: Bool { contents.withLock { !$0.entries.isEmpty } }
}

// MARK: - Subscribing

extension Broadcast {
  /// Tells what is remembered, and then all events until the chain ends.
  @inlinable
  func subscribe(_ sink: Sink<Element>, _ chain: Chain) {
    let (replay, end, entry) = contents.withLock { contents in
      let replay = contents.memory.replay(isOver: contents.end != nil)
      if let end = contents.end { return (replay, end as Event<Element>?, nil as Entry?) }
      contents.joined &+= 1
      let entry = Entry(
        self, sink, chain, number: contents.joined, beginning: contents.taken, replay.isEmpty ? nil : Backlog())
      contents.entries.append(entry)
      return (replay, nil, entry)
    }
    if let entry { chain.insert(entry) }
    for element in replay {
      if chain.isDisposed { return }
      sink.next(element)
    }
    if let end, !chain.isDisposed { sink.on(end) }
    entry?.backlog?.release(to: sink, chain)
  }

  @inlinable
  func remove(_ entry: Entry) {
    contents.withLock { contents in
      var (index, end) = (0, contents.entries.count)
      while index < end {
        let middle = (index + end) / 2
        if contents.entries[middle].number < entry.number { index = middle + 1 } else { end = middle }
      }
      if index < contents.entries.count, contents.entries[index] === entry { contents.entries.remove(at: index) }
    }
  }

  /// One subscription.
  ///
  /// `@unchecked Sendable`: what it adds to a link is constant.
  @usableFromInline
  final class Entry: Link, @unchecked Sendable {
    @usableFromInline let broadcast: Broadcast
    @usableFromInline let sink: Sink<Element>
    @usableFromInline let chain: Chain
    @usableFromInline let number: Int
    @usableFromInline let beginning: Int
    /// Takes what comes while it is told what is remembered.
    @usableFromInline let backlog: Backlog<Element>?

    @inlinable
    init(
      _ broadcast: Broadcast, _ sink: Sink<Element>, _ chain: Chain, number: Int, beginning: Int,
      _ backlog: Backlog<Element>?
    ) {
      self.broadcast = broadcast
      self.sink = sink
      self.chain = chain
      self.number = number
      self.beginning = beginning
      self.backlog = backlog
      super.init()
    }

    @inlinable
    func next(_ element: Element) {
      if let backlog, backlog.hold(.next(element)) { return }
      if !chain.isDisposed { sink.next(element) }
    }

    @inlinable
    func on(_ event: Event<Element>) {
      if let backlog, backlog.hold(event) { return }
      if !chain.isDisposed { sink.on(event) }
    }

    @inlinable
    override func dispose() { broadcast.removal(broadcast, self) }
  }
}

/// Holds back events for somebody who is still told what came before.
@usableFromInline
final class Backlog<Element: Sendable>: Sendable {
  private let isOpen = Atomic<Bool>(true)
  private let events = Locked<[Event<Element>]?>([])

  @usableFromInline
  init() {}

  /// Whether the event is held back.
  @usableFromInline
  func hold(_ event: Event<Element>) -> Bool {
    isOpen.load(ordering: .acquiring) && events.withLock { $0?.append(event) } != nil
  }

  /// Sends what was held back, and holds back nothing more.
  @usableFromInline
  func release(to sink: Sink<Element>, _ chain: Chain) {
    while true {
      let batch = events.withLock { events in
        defer { events = events?.isEmpty == true ? nil : [] }
        return events ?? []
      }
      if batch.isEmpty { return isOpen.store(false, ordering: .releasing) }
      for event in batch where !chain.isDisposed { sink.on(event) }
    }
  }
}

extension ConnectableObservableType {
  /// Connects when the first observer comes, and disconnects when the last one goes.
  ///
  /// `--1--2--3--|` is that for the first observer, and `--2--3--|` for one that comes after 1.
  @inlinable
  public func refCount() -> Observable<Element> {
    let members = Members(asObservable(), connect: connect)
    return .inTurn { sink, chain in members.admit(sink, chain) }
  }
}

/// Counts who is subscribed to a connectable sequence.
@usableFromInline
final class Members<Element: Sendable>: Sendable {
  @usableFromInline
  struct Contents {
    @usableFromInline var count = 0
    @usableFromInline var isOpen = false
    @usableFromInline var connection: (any Disposable)?
    /// Goes on when a connection ends: who joined an earlier one no longer counts.
    @usableFromInline var generation = 0

    @inlinable
    init() {}

    @usableFromInline
    mutating func close() -> (any Disposable)? {
      defer { connection = nil }
      count = 0
      isOpen = false
      generation += 1
      return connection
    }
  }

  @usableFromInline let source: Observable<Element>
  @usableFromInline let connect: @Sendable () -> any Disposable
  @usableFromInline let contents = Locked(Contents())

  @inlinable
  init(_ source: Observable<Element>, connect: @escaping @Sendable () -> any Disposable) {
    self.source = source
    self.connect = connect
  }

  @inlinable
  func admit(_ sink: Sink<Element>, _ chain: Chain) {
    // Counted before it is subscribed to the subject, so that nobody who leaves meanwhile takes that for the last.
    let generation = contents.withLock { contents in
      contents.count += 1
      return contents.generation
    }
    let link = chain.child()
    source.start(
      Sink(
        next: sink.next,
        end: { error in
          link.dispose()
          self.contents.withLock { $0.generation == generation ? $0.close() : nil }?.dispose()
          sink.end(error)
        }),
      link)
    link.insert(Disposables.create { self.leave(generation) })
    let opens = contents.withLock { contents in
      // A subject that ended long ago told so at once, and needs no connection.
      guard contents.generation == generation, !contents.isOpen, !link.isDisposed else { return false }
      contents.isOpen = true
      return true
    }
    if opens { open(generation) }
  }

  @usableFromInline
  func open(_ generation: Int) {
    let connection = connect()
    let isWanted = contents.withLock { contents in
      guard contents.generation == generation, contents.count > 0 else { return false }
      contents.connection = connection
      return true
    }
    if !isWanted { connection.dispose() }
  }

  @usableFromInline
  func leave(_ generation: Int) {
    contents.withLock { contents -> (any Disposable)? in
      guard contents.generation == generation else { return nil }
      contents.count -= 1
      return contents.count == 0 ? contents.close() : nil
    }?.dispose()
  }
}

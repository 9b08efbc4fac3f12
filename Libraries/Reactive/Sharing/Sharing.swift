/// One subscription to a source for all who are subscribed: `share`.
///
/// Those who come while the source runs are a ``Round``. Which round is on, how many are in it, and whether its source
/// was started change under one lock, so that nobody ever waits in a round that is over.
@usableFromInline
final class Sharing<Element: Sendable>: Sendable {
  /// A connection to the source, and who is told.
  @usableFromInline
  final class Round: Sendable {
    @usableFromInline let broadcast: Broadcast<Element>
    @usableFromInline let connection = Chain()

    @inlinable
    init(_ broadcast: Broadcast<Element>) { self.broadcast = broadcast }
  }

  @usableFromInline
  struct Contents: Sendable {
    @usableFromInline var round: Round?
    @usableFromInline var count = 0
    @usableFromInline var isOpen = false

    @inlinable
    init() {}
  }

  @usableFromInline let source: Observable<Element>
  @usableFromInline let makeBroadcast: @Sendable () -> Broadcast<Element>
  @usableFromInline let contents = Locked(Contents())

  @inlinable
  init(_ source: Observable<Element>, replay: Int, _ scope: SubjectLifetimeScope) {
    self.source = source
    let make: @Sendable () -> Broadcast<Element> = {
      Broadcast(memory: replay == 0 ? .nothing : .last(replay, Queue()))
    }
    switch scope {
    case .whileConnected: makeBroadcast = make
    case .forever:
      let only = make()
      makeBroadcast = { only }
    }
  }

  /// Lets one more in, and starts the source where that was not done yet.
  @inlinable
  func admit(_ sink: Sink<Element>, _ chain: Chain) {
    let round = join()
    let link = chain.child()
    round.broadcast.subscribe(
      Sink(
        next: sink.next,
        end: { error in
          link.dispose()
          sink.end(error)
        }),
      link)
    link.insert(Disposables.create { self.leave(round) })
    // Who was told an end that came long ago needs no source.
    if !link.isDisposed, opens(round) { open(round) }
  }

  @usableFromInline
  func join() -> Round {
    contents.withLock { contents in
      let round = contents.round ?? Round(makeBroadcast())
      contents.round = round
      contents.count += 1
      return round
    }
  }

  /// Whether it is for the caller to start the source.
  @usableFromInline
  func opens(_ round: Round) -> Bool {
    contents.withLock { contents in
      guard contents.round === round, !contents.isOpen else { return false }
      contents.isOpen = true
      return true
    }
  }

  @inlinable
  func open(_ round: Round) {
    source.start(
      Sink(
        next: { round.broadcast.send($0) },
        end: { error in
          // First, so that an observer that subscribes again at the end begins a new round.
          self.close(round)
          round.connection.dispose()
          round.broadcast.end(error)
        }),
      round.connection)
  }

  @usableFromInline
  func leave(_ round: Round) {
    let isLast = contents.withLock { contents in
      guard contents.round === round else { return false }
      contents.count -= 1
      if contents.count == 0 { contents = Contents() }
      return contents.round == nil
    }
    if isLast { round.connection.dispose() }
  }

  @usableFromInline
  func close(_ round: Round) {
    contents.withLock { contents in
      if contents.round === round { contents = Contents() }
    }
  }
}

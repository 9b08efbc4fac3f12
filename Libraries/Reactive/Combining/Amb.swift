import Synchronization

extension ObservableType {
  /// Whichever of the two sequences sends an event first; the other is let go.
  ///
  /// `----1--2--|` or `--7----8--|` is `--7----8--|`.
  public func amb<Source: ObservableType>(_ right: Source) -> Observable<Element> where Source.Element == Element {
    .amb([asObservable(), right.asObservable()])
  }

  /// Whichever of the sequences sends an event first; the others are let go.
  ///
  /// `[----1--|, --7----8--|, -----9--|]` is `--7----8--|`.
  public static func amb<Sources: Sequence & Sendable>(_ sequence: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    let sources = Array(sequence)
    return .inTurn { sink, chain in
      let winner = Winner()
      let links = sources.map { _ in chain.child() }
      for (number, source) in sources.enumerated() {
        @Sendable func wins() -> Bool {
          winner.isWon(by: number) { for (other, link) in links.enumerated() where other != number { link.dispose() } }
        }
        if links[number].isDisposed { continue }
        source.start(
          Sink(
            next: { if wins() { sink.next($0) } },
            end: { error in
              links[number].dispose()
              if wins() { sink.end(error) }
            }),
          links[number])
      }
    }
  }
}

/// Who was first.
private final class Winner: Sendable {
  private let number = Atomic<Int>(-1)

  /// Whether `number` was first; calls `first` when that is found out.
  func isWon(by number: Int, first: () -> Void) -> Bool {
    let (isNew, winner) = self.number.compareExchange(
      expected: -1, desired: number, ordering: .acquiringAndReleasing)
    if isNew { first() }
    return isNew || winner == number
  }
}

extension ObservableType {
  /// `--1--2--3--|` until `------x` is `--1--2|`; an error of `other` ends the sequence too.
  public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
    let (source, other) = (asObservable(), other.asObservable())
    return .inTurn { sink, chain in
      let turnstile = SharedTurnstile()
      @Sendable func end(_ error: (any Error)?) {
        turnstile.pass { if !chain.isDisposed { sink.end(error) } }
      }
      let link = chain.child()
      other.start(
        Sink(
          next: { _ in end(nil) },
          end: { error in
            link.dispose()
            if let error { end(error) }
          }),
        link)
      if chain.isDisposed { return }
      source.start(turnstile.gate(sink, chain), chain)
    }
  }

  /// `--1--2--3--|` skipped until `------x` is `--------3--|`; an error of `other` ends the sequence.
  ///
  /// `--1--|` skipped until `------x` is `-----…`: where the sequence completes while it is skipped, that is too.
  public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
    let (source, other) = (asObservable(), other.asObservable())
    return .inTurn { sink, chain in
      let turnstile = SharedTurnstile()
      let isOpen = BooleanDisposable()
      let link = chain.child()
      let gate = turnstile.gate(sink, chain)
      source.start(
        Sink(
          next: { if isOpen.isDisposed { gate.next($0) } },
          end: { error in
            if error != nil || isOpen.isDisposed { gate.end(error) } else { chain.dispose() }
          }),
        chain)
      if chain.isDisposed { return link.dispose() }
      other.start(
        Sink(
          next: { _ in
            isOpen.dispose()
            link.dispose()
          },
          end: { error in
            link.dispose()
            if error != nil { gate.end(error) }
          }),
        link)
    }
  }
}

/// A turnstile by itself, for operators that keep nothing else behind it.
final class SharedTurnstile: Sendable {
  private let turnstile = Turnstile()

  func pass(_ work: @escaping @Sendable () -> Void) { turnstile.pass(work) }

  /// A sink in front of `sink`, for as long as `chain` runs, into which several sources may send.
  func gate<Element>(_ sink: Sink<Element>, _ chain: Chain) -> Sink<Element> {
    Sink(
      next: { [self] element in
        guard turnstile.enter() else { return turnstile.wait { if !chain.isDisposed { sink.next(element) } } }
        if !chain.isDisposed { sink.next(element) }
        turnstile.leave()
      },
      end: { [self] error in turnstile.pass { if !chain.isDisposed { sink.end(error) } } })
  }
}

extension ObservableType {
  /// The last element whenever `sampler` sends one: `--1-2---3--|` sampled by `-----x-x---x|` is `-----2-----3|`.
  ///
  /// An element is sent once; where there is no new one, `defaultValue` is sent if there is such. When this sequence
  /// completes, the next event of the sampler is the last one.
  public func sample<Source: ObservableType>(_ sampler: Source, defaultValue: Element? = nil) -> Observable<Element> {
    let (source, sampler) = (asObservable(), sampler.asObservable())
    return .inTurn { sink, chain in
      let sampling = Sampling(sink, chain, defaultValue)
      let (outer, link) = (chain.child(), chain.child())
      source.start(
        Sink(
          next: { element in sampling.turnstile.pass { sampling.element = element } },
          end: { error in
            outer.dispose()
            sampling.turnstile.pass { sampling.sourceEnded(error) }
          }),
        outer)
      sampler.start(
        Sink(
          next: { _ in sampling.turnstile.pass { sampling.send() } },
          end: { error in
            link.dispose()
            sampling.turnstile.pass { sampling.samplerEnded(error) }
          }),
        link)
    }
  }
}

/// The last element of a sampled sequence.
///
/// `@unchecked Sendable`: what changes is only touched inside `turnstile`, a ``Turnstile``: it lets one thread in at a
/// time, and each sees what the one before did.
private final class Sampling<Element: Sendable>: @unchecked Sendable {
  let turnstile = Turnstile()
  private let sink: Sink<Element>
  private let chain: Chain
  private let defaultValue: Element?
  var element: Element?
  private var isOver = false

  init(_ sink: Sink<Element>, _ chain: Chain, _ defaultValue: Element?) {
    self.sink = sink
    self.chain = chain
    self.defaultValue = defaultValue
  }

  func send() {
    if chain.isDisposed { return }
    if let element = element ?? defaultValue {
      self.element = nil
      sink.next(element)
    }
    if isOver, !chain.isDisposed { sink.end(nil) }
  }

  func sourceEnded(_ error: (any Error)?) {
    isOver = true
    if error != nil, !chain.isDisposed { sink.end(error) }
  }

  func samplerEnded(_ error: (any Error)?) {
    if error == nil { send() } else if !chain.isDisposed { sink.end(error) }
  }
}

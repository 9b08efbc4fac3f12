extension ObservableType {
  /// Subscribes again when what `notificationHandler` makes of the errors has an element; ends when that ends.
  ///
  /// Errors of another type than the handler takes end the sequence.
  ///
  /// `--1--#` when `{ $0.delay(2) }` is `--1------1------1…`.
  public func retry<Trigger: ObservableType, Failure: Error>(
    when notificationHandler: @escaping @Sendable (Observable<Failure>) -> Trigger
  ) -> Observable<Element> {
    retry(asFailure: { $0 as? Failure }, notificationHandler)
  }

  /// Subscribes again when what `notificationHandler` makes of the errors has an element; ends when that ends.
  ///
  /// `--1--#` when `{ $0.take(1) }` is `--1----1--|`: one failure is answered, and then the errors are over.
  public func retry<Trigger: ObservableType>(
    when notificationHandler: @escaping @Sendable (Observable<any Error>) -> Trigger
  ) -> Observable<Element> {
    retry(asFailure: { $0 }, notificationHandler)
  }

  private func retry<Trigger: ObservableType, Failure: Sendable>(
    asFailure: @escaping @Sendable (any Error) -> Failure?,
    _ notificationHandler: @escaping @Sendable (Observable<Failure>) -> Trigger
  ) -> Observable<Element> {
    let source = asObservable()
    return .inTurn { sink, chain in
      let retry = Retry(source, sink, chain, asFailure)
      let triggers = chain.child()
      notificationHandler(retry.failures).asObservable().start(
        Sink(
          next: { _ in retry.triggers.send(()) },
          end: { error in
            triggers.dispose()
            retry.triggers.end(error)
          }),
        triggers)
      retry.start()
    }
  }
}

/// One subscription to a source that is retried.
private final class Retry<Element: Sendable, Failure: Sendable>: Sendable {
  /// What the handler says: to go on, or to end. Who waits for it subscribes, so what it says before counts only if it
  /// is the end.
  let triggers = Broadcast<Void>()

  private let errors = Broadcast<Failure>()
  private let turnstile = Turnstile()
  private let source: Observable<Element>
  private let sink: Sink<Element>
  private let chain: Chain
  private let asFailure: @Sendable (any Error) -> Failure?

  init(
    _ source: Observable<Element>, _ sink: Sink<Element>, _ chain: Chain,
    _ asFailure: @escaping @Sendable (any Error) -> Failure?
  ) {
    self.source = source
    self.sink = sink
    self.chain = chain
    self.asFailure = asFailure
  }

  var failures: Observable<Failure> {
    Observable { [errors] sink, chain in errors.subscribe(sink, chain) }
  }

  func start() {
    turnstile.pass { self.startNow() }
  }

  private func startNow() {
    if chain.isDisposed { return }
    let attempt = chain.child()
    source.start(
      Sink(
        next: sink.next,
        end: { [self] error in
          attempt.dispose()
          guard let error else { return sink.end(nil) }
          guard let failure = asFailure(error) else { return sink.end(error) }
          waitForTrigger()
          errors.send(failure)
        }),
      attempt)
  }

  private func waitForTrigger() {
    let waiting = chain.child()
    triggers.subscribe(
      Sink(
        next: { [self] _ in
          waiting.dispose()
          start()
        },
        end: { [self] error in
          waiting.dispose()
          if !chain.isDisposed { sink.end(error) }
        }),
      waiting)
  }
}

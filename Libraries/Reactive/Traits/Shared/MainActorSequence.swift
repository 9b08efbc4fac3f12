extension Observable {
  /// The same events; the sequence starts on the main actor: at once where the caller is there, else soon.
  @inlinable
  func startingOnMainActor() -> Observable<Element> {
    Observable { sink, chain in
      if MainScheduler.isCurrent { return start(sink, chain) }
      chain.insert(
        MainScheduler.asyncInstance.schedule(()) { _ in
          if !chain.isDisposed { start(sink, chain) }
          return Disposables.create()
        })
    }
  }

  /// Calls closures of the main actor for a sequence that sends there and does not fail.
  ///
  /// It may be disposed anywhere: `disposed` is called at once on the main actor, else soon.
  @inlinable
  func runOnMainActor(
    next: (@MainActor @Sendable (Element) -> Void)?, completed: (@MainActor @Sendable () -> Void)?,
    disposed: (@MainActor @Sendable () -> Void)?
  ) -> any Disposable {
    var onDisposed: (@Sendable () -> Void)?
    if let disposed { onDisposed = { MainScheduler.onMainActor(disposed) } }
    return run(
      next: { element in MainActor.assumeIsolated { next?(element) } },
      end: { _ in MainActor.assumeIsolated { completed?() } }, disposed: onDisposed)
  }
}

extension MainScheduler {
  /// Calls `body` on the main actor: at once where the caller is there, else soon.
  @usableFromInline
  static func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent { MainActor.assumeIsolated(body) } else { Task { @MainActor in body() } }
  }
}

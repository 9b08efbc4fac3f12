public import Reactive

/// What a screen has of what it is there to show.
public enum Loadable<Content: Sendable>: Sendable {
  /// It is on its way.
  case loading
  /// It is there.
  case loaded(Content)
  /// It is not there.
  case failed(Trouble)

  /// What there is to show, once it is there.
  public var content: Content? {
    if case .loaded(let content) = self { content } else { nil }
  }

  /// Why there is nothing to show.
  public var trouble: Trouble? {
    if case .failed(let trouble) = self { trouble } else { nil }
  }

  /// Goes on to what is known now. What is there stays in sight while it is asked for again.
  public mutating func update(to next: Loadable) {
    if case .loading = next, case .loaded = self { return }
    self = next
  }
}

extension Loadable {
  /// Does what leads out of the trouble: goes to a place by `open`, or does by `retry` what failed. Nothing where there is
  /// none.
  ///
  /// ```swift
  /// case .takeWayOut: currentState.content.takeWayOut(services.takeWayOut, orRetry: load)
  /// ```
  public func takeWayOut<Change: Sendable>(
    _ open: (_ address: String) -> Void, orRetry retry: () -> Observable<Change>
  ) -> Observable<Change> {
    trouble?.takeWayOut(open, orRetry: retry) ?? .empty()
  }
}

extension Loadable: Equatable where Content: Equatable {}

extension Observable {
  /// What is asked for as a screen shows it: on its way at first, then there, or the reason why not. It does not fail.
  public func loadable() -> Observable<Loadable<Element>> {
    map { .loaded($0) }
      .catch { .just(.failed(Trouble($0))) }
      .startWith(.loading)
  }
}

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

  /// The same while it is asked for again: what is shown stays in sight, anything else waits.
  public var reloading: Loadable {
    if case .loaded = self { self } else { .loading }
  }
}

extension Loadable: Equatable where Content: Equatable {}

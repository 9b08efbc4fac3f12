import Reactive
import Synchronization

/// All that the library keeps for one view, in its one stored property: its reactor, and its bindings.
public final class ReactorBinding<Reactor: ReactorType>: Sendable {
  private struct Contents {
    var reactor: Reactor?
    var disposeBag = DisposeBag()
    var isBound = false
  }

  private let contents = Mutex(Contents())

  /// The binding of a view without a reactor.
  public init() {}

  /// The reactor. One that is set is not bound yet.
  var reactor: Reactor? {
    get { contents.withLock { $0.reactor } }
    set {
      exchange { contents in
        contents.reactor = newValue
        contents.isBound = false
      }
    }
  }

  var disposeBag: DisposeBag {
    get { contents.withLock { $0.disposeBag } }
    set { exchange { $0.disposeBag = newValue } }
  }

  /// The reactor, the first time that it is asked for.
  func takeUnbound() -> Reactor? {
    contents.withLock { contents in
      if contents.isBound { return nil }
      contents.isBound = contents.reactor != nil
      return contents.reactor
    }
  }

  /// Lets what was held go outside of the lock, as that runs code of others.
  private func exchange(_ change: (inout Contents) -> Void) {
    let before = contents.withLock { contents in
      let before = contents
      change(&contents)
      return before
    }
    withExtendedLifetime(before) {}
  }
}

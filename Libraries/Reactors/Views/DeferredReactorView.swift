import Reactive

/// A view that is bound once it is loaded, however early it is given its reactor.
///
///     final class ProfileScreen: DeferredReactorView {
///       let binding = ReactorBinding<AnyReactor<ProfileAction, ProfileState>>()
///       private(set) var isViewLoaded = false
///
///       func viewDidLoad() {
///         isViewLoaded = true
///         performBinding()
///       }
///
///       func bind(reactor: AnyReactor<ProfileAction, ProfileState>) { … }
///     }
public protocol DeferredReactorView: ReactorView {
  /// Whether there is something to bind to.
  var isViewLoaded: Bool { get }
}

extension DeferredReactorView {
  /// The reactor. Setting it disposes the bindings of the one before; they are made anew at once where the view is
  /// loaded, else by ``performBinding()``.
  public var reactor: Reactor? {
    get { binding.reactor }
    set {
      binding.reactor = newValue
      disposeBag = DisposeBag()
      performBinding()
    }
  }

  /// Calls `bind(reactor:)`, once for a reactor, if the view is loaded. For the view to call when it was loaded.
  public func performBinding() {
    guard isViewLoaded, let reactor = binding.takeUnbound() else { return }
    bind(reactor: reactor)
  }
}

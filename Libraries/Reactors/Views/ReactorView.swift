public import Reactive

/// A view with a reactor: a screen, or a cell or control in it.
///
///     final class CounterView: ReactorView {
///       let binding = ReactorBinding<AnyReactor<Int, Int>>()
///       let label = Label()
///
///       func bind(reactor: AnyReactor<Int, Int>) {
///         reactor.state.map { "\($0)" }.distinctUntilChanged()
///           .subscribe(with: label, onNext: { $0.text = $1 })
///           .disposed(by: disposeBag)
///       }
///     }
///
/// Who puts the view on stage sets ``reactor``. The view holds its reactor, so its bindings must not hold the view.
/// A view of an actor conforms on that actor.
public protocol ReactorView: AnyObject {
  /// What a view sees of its reactor has no mutations.
  associatedtype Reactor: ReactorType

  /// What the library keeps for the view. Stored: `let binding = ReactorBinding<…>()`.
  var binding: ReactorBinding<Reactor> { get }

  /// The reactor. Setting it disposes the bindings of the one before, and calls ``bind(reactor:)``.
  var reactor: Reactor? { get set }

  /// Holds the bindings. A new one is set each time ``reactor`` is. The library keeps it, unless a view stores its own.
  var disposeBag: DisposeBag { get set }

  /// Binds the view's events to actions, and the states to the view, until ``disposeBag`` goes. Not to be called but by
  /// setting ``reactor``.
  func bind(reactor: Reactor)
}

extension ReactorView {
  /// The reactor. Setting it disposes the bindings of the one before, and calls ``bind(reactor:)``.
  public var reactor: Reactor? {
    get { binding.reactor }
    set {
      binding.reactor = newValue
      disposeBag = DisposeBag()
      if let newValue { bind(reactor: newValue) }
    }
  }

  /// Holds the bindings. A new one each time ``reactor`` is set; a cell that is to be used again may set one itself.
  public var disposeBag: DisposeBag {
    get { binding.disposeBag }
    set { binding.disposeBag = newValue }
  }
}

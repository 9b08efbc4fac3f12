public import Reactive

/// A screen: binds a view model to its view, and offers the view's events as streams.
///
/// ```swift
/// final class LoginViewController: ViewController<LoginView, LoginViewModel> {
///   var digits: Driver<String> { view.field.value.asDriver() }
///
///   override func bind(_ viewModel: LoginViewModel) {
///     view.title.bind(viewModel.title)
///     view.button.bind(viewModel.button)
///   }
/// }
/// ```
@MainActor
open class ViewController<Content: View, ViewModel: ViewModelProtocol>: AnyViewController {
  /// Its view.
  public final let view: Content

  /// A screen with a view.
  public init(_ view: Content) {
    self.view = view
    super.init(rootView: view)
  }

  /// Shows a view model, by giving its parts to the parts of the view. Called on each change.
  open func bind(_ viewModel: ViewModel) {}

  /// Shows what `viewModels` sends for as long as the screen lives, each that differs from the one before.
  ///
  /// They may come from any thread, and should not fail: a failure goes to `Hooks.defaultErrorHandler`.
  public final func show(_ viewModels: some ObservableConvertibleType<ViewModel>) {
    ControlEvent(events: viewModels.asObservable().distinctUntilChanged())
      .subscribe(onNext: { [weak self] in self?.bind($0) })
      .disposed(by: lifetime)
  }
}

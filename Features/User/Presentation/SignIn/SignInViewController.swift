import Presentation
import Reactive
import Reactors

/// The sign-in screen.
final class SignInViewController: ViewController<SignInView, SignInViewModel>, ReactorView {
  let binding = ReactorBinding<SignInReactor>()

  convenience init(reactor: SignInReactor) {
    self.init(SignInView())
    title = LocalizedString(UserText.signInTitle).styled(.title)
    self.reactor = reactor
  }

  func bind(reactor: SignInReactor) {
    Observable<SignInReactor.Action>.merge(
      edits.asObservable(), submissions.asObservable(), view.registerButton.tap.map { .open(.register) }
    ).bind(to: reactor.action).disposed(by: disposeBag)
    show(reactor.state.map(SignInViewModel.init))
  }

  override func bind(_ viewModel: SignInViewModel) {
    view.handle.bind(viewModel.handle)
    view.password.bind(viewModel.password)
    view.message.bind(viewModel.message)
    view.spinner.bind(viewModel.spinner)
    view.button.bind(viewModel.button)
    view.registerButton.bind(viewModel.registerButton)
  }

  private var edits: Signal<SignInReactor.Action> {
    let fields = [view.handle.field, view.password.field]
    return Signal.merge(fields.map { $0.value.changed.asSignal() }).map { _ in
      .edit(isComplete: fields.allSatisfy { !$0.text.isEmpty })
    }
  }

  /// The password leaves its field when it is sent.
  private var submissions: Signal<SignInReactor.Action> {
    view.button.tap.asSignal().map { [view] in
      defer { view.password.field.text = "" }
      return .submit(handle: view.handle.field.text, password: TypedPassword(view.password.field.text))
    }
  }
}

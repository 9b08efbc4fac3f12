import Presentation
import Reactive
import Reactors

/// The screen of a new account.
final class RegisterViewController: ViewController<RegisterView, RegisterViewModel>, ReactorView {
  let binding = ReactorBinding<RegisterReactor>()

  convenience init(reactor: RegisterReactor) {
    self.init(RegisterView())
    title = LocalizedString(UserText.registerTitle).styled(.title)
    self.reactor = reactor
  }

  func bind(reactor: RegisterReactor) {
    Observable<RegisterReactor.Action>.merge(
      view.handle.field.value.changed.map { .handle($0) }, view.name.field.value.changed.map { .name($0) },
      view.passwords.verdicts.map { .passwords($0) }.asObservable(),
      view.button.tap.asSignal().map { [view] in .submit(view.passwords.text) }.asObservable()
    ).bind(to: reactor.action).disposed(by: disposeBag)
    show(reactor.state.map(RegisterViewModel.init))
  }

  override func bind(_ viewModel: RegisterViewModel) {
    view.handle.bind(viewModel.handle)
    view.name.bind(viewModel.name)
    view.passwords.bind(viewModel.passwords)
    view.message.bind(viewModel.message)
    view.spinner.bind(viewModel.spinner)
    view.button.bind(viewModel.button)
  }
}

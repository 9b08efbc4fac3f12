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
      PasswordVerdict.verdicts(on: view.password.field, again: view.again.field).map { .passwords($0) }.asObservable(),
      submissions.asObservable()
    ).bind(to: reactor.action).disposed(by: disposeBag)
    let fields = [view.handle, view.name, view.password, view.again].map(\.field)
    for (field, next) in zip(fields, fields.dropFirst()) {
      field.submit.subscribe(onNext: { _ in next.focus() }).disposed(by: disposeBag)
    }
    show(reactor.state.map(RegisterViewModel.init))
  }

  override func bind(_ viewModel: RegisterViewModel) {
    view.handle.bind(viewModel.handle)
    view.name.bind(viewModel.name)
    view.password.bind(viewModel.passwords.password)
    view.again.bind(viewModel.passwords.again)
    view.message.bind(viewModel.message)
    view.spinner.bind(viewModel.spinner)
    view.button.bind(viewModel.button)
  }

  private var submissions: Signal<RegisterReactor.Action> {
    Signal.merge(view.button.tap.asSignal(), view.again.field.submit.asSignal().map { _ in })
      .filter { [view] in view.button.isEnabled }
      .map { [view] in .submit(TypedPassword(view.password.field.text)) }
  }
}

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
    view.handle.field.value.changed.map { .handle($0) }.bind(to: reactor.action).disposed(by: disposeBag)
    view.name.field.value.changed.map { .name($0) }.bind(to: reactor.action).disposed(by: disposeBag)
    passwordVerdicts.map { .passwords($0) }.emit(to: reactor.action).disposed(by: disposeBag)
    submissions.emit(to: reactor.action).disposed(by: disposeBag)
    let fields = [view.handle, view.name, view.password, view.again].map(\.field)
    for (field, next) in zip(fields, fields.dropFirst()) {
      field.submit.subscribe(onNext: { _ in next.focus() }).disposed(by: disposeBag)
    }
    show(reactor.state.map(RegisterViewModel.init))
  }

  override func bind(_ viewModel: RegisterViewModel) {
    view.handle.bind(viewModel.handle)
    view.name.bind(viewModel.name)
    view.password.bind(viewModel.password)
    view.again.bind(viewModel.again)
    view.message.bind(viewModel.message)
    view.spinner.bind(viewModel.spinner)
    view.button.bind(viewModel.button)
  }

  /// Judged where they are typed, so that no copy of them is kept elsewhere.
  private var passwordVerdicts: Signal<PasswordVerdict> {
    let (password, again) = (view.password.field, view.again.field)
    return Signal.merge([password, again].map { $0.value.changed.asSignal() }).map { _ in
      PasswordVerdict(password.text, again: again.text)
    }
  }

  private var submissions: Signal<RegisterReactor.Action> {
    Signal.merge(view.button.tap.asSignal(), view.again.field.submit.asSignal().map { _ in })
      .filter { [view] in view.button.isEnabled }
      .map { [view] in .submit(TypedPassword(view.password.field.text)) }
  }
}

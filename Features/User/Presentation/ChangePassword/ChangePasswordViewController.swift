import Presentation
import Reactive
import Reactors

/// The screen to change one's password.
final class ChangePasswordViewController: ViewController<ChangePasswordView, ChangePasswordViewModel>, ReactorView {
  let binding = ReactorBinding<ChangePasswordReactor>()

  convenience init(reactor: ChangePasswordReactor) {
    self.init(ChangePasswordView())
    title = LocalizedString(UserText.changePasswordTitle).styled(.title)
    self.reactor = reactor
  }

  func bind(reactor: ChangePasswordReactor) {
    Observable<ChangePasswordReactor.Action>.merge(
      appearances.map { .appear }, view.present.field.value.changed.map { .present(isEmpty: $0.isEmpty) },
      PasswordVerdict.verdicts(on: view.password.field, again: view.again.field).map { .new($0) }.asObservable(),
      submissions.asObservable(), view.notice.button.tap.map { .takeWayOut }
    ).bind(to: reactor.action).disposed(by: disposeBag)
    view.present.field.submit.subscribe(onNext: { [view] _ in view.password.field.focus() }).disposed(by: disposeBag)
    view.password.field.submit.subscribe(onNext: { [view] _ in view.again.field.focus() }).disposed(by: disposeBag)
    show(reactor.state.map(ChangePasswordViewModel.init))
    ControlEvent(events: reactor.state.map(\.submission.trouble).distinctUntilChanged().compactMap(\.self))
      .subscribe(onNext: { [view] _ in view.present.field.focus() }).disposed(by: disposeBag)
  }

  override func bind(_ viewModel: ChangePasswordViewModel) {
    view.account.bind(viewModel.account)
    view.present.bind(viewModel.present)
    view.password.bind(viewModel.passwords.password)
    view.again.bind(viewModel.passwords.again)
    view.message.bind(viewModel.message)
    view.spinner.bind(viewModel.spinner)
    view.button.bind(viewModel.button)
    view.notice.bind(viewModel.notice)
  }

  /// The present password leaves its field when it is sent: where it is refused, it is the one to be typed again.
  private var submissions: Signal<ChangePasswordReactor.Action> {
    Signal.merge(view.button.tap.asSignal(), view.again.field.submit.asSignal().map { _ in })
      .filter { [view] in view.button.isEnabled }
      .map { [view] in
        defer { view.present.field.text = "" }
        return .submit(
          present: TypedPassword(view.present.field.text), new: TypedPassword(view.password.field.text))
      }
  }
}

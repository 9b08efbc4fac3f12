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
      view.passwords.verdicts.map { .new($0) }.asObservable(), submissions.asObservable(),
      view.notice.button.tap.map { .takeWayOut }
    ).bind(to: reactor.action).disposed(by: disposeBag)
    show(reactor.state.map(ChangePasswordViewModel.init))
    ControlEvent(events: reactor.state.map(\.submission.trouble).distinctUntilChanged().compactMap(\.self))
      .subscribe(onNext: { [view] _ in view.present.field.focus() }).disposed(by: disposeBag)
  }

  override func bind(_ viewModel: ChangePasswordViewModel) {
    view.account.bind(viewModel.account)
    view.present.bind(viewModel.present)
    view.passwords.bind(viewModel.passwords)
    view.message.bind(viewModel.message)
    view.spinner.bind(viewModel.spinner)
    view.button.bind(viewModel.button)
    view.notice.bind(viewModel.notice)
  }

  /// The present password leaves its field when it is sent: where it is refused, it is the one to be typed again.
  private var submissions: Signal<ChangePasswordReactor.Action> {
    view.button.tap.asSignal().map { [view] in
      defer { view.present.field.text = "" }
      return .submit(present: TypedPassword(view.present.field.text), new: view.passwords.text)
    }
  }
}

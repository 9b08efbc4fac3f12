import Presentation
import Reactive

/// The two fields in which a new password is typed, the last of a form.
@MainActor
struct NewPasswordFields {
  let password = FormField.password()
  let again = FormField.password()

  /// Fields of the form that `button` sends.
  init(sentBy button: Button) {
    password.field.enterGoes(to: again.field)
    again.field.enterPresses(button)
  }

  var all: [FormField] { [password, again] }

  /// What is typed.
  var text: TypedPassword { TypedPassword(password.field.text) }

  /// Judged where it is typed, so that no copy of it is kept elsewhere.
  var verdicts: Signal<PasswordVerdict> {
    Signal.merge(all.map { $0.field.value.changed.asSignal() }).map { [password, again] _ in
      PasswordVerdict(password.field.text, again: again.field.text)
    }
  }

  func bind(_ viewModel: NewPasswordViewModel) {
    password.bind(viewModel.password)
    again.bind(viewModel.again)
  }
}

import Presentation
import User

/// What the two fields show in which a new password is typed.
struct NewPasswordViewModel: ViewModelProtocol {
  let password: FormField.ViewModel
  let again: FormField.ViewModel

  init(_ verdict: PasswordVerdict, isEnabled: Bool) {
    let isTooShort = verdict == .tooShort
    password = FormField.ViewModel(
      title: LocalizedString(UserText.newPassword).styled(.heading),
      message: isTooShort ? Self.rule : .empty, isInvalid: isTooShort, isEnabled: isEnabled)
    let isDifferent = verdict == .different
    again = FormField.ViewModel(
      title: LocalizedString(UserText.passwordAgain).styled(.heading),
      message: isDifferent ? LocalizedString(UserText.passwordsDiffer).styled(.negative) : .empty,
      isInvalid: isDifferent, isEnabled: isEnabled)
  }

  private static var rule: StyledText {
    LocalizedString(UserText.passwordRule, ["count": .number(UserManager.passwordLengths.lowerBound)])
      .styled(.negative)
  }
}

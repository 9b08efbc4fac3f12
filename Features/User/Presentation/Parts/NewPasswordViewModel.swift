import Presentation
import User

/// What the two fields show in which a new password is typed.
struct NewPasswordViewModel: ViewModelProtocol {
  let password: FormField.ViewModel
  let again: FormField.ViewModel

  init(_ verdict: PasswordVerdict, isEnabled: Bool) {
    let fault = Self.fault(verdict)
    password = FormField.ViewModel(
      title: LocalizedString(UserText.newPassword).styled(.heading),
      message: fault?.styled(.negative) ?? .empty, isInvalid: fault != nil, isEnabled: isEnabled)
    let isDifferent = verdict == .different
    again = FormField.ViewModel(
      title: LocalizedString(UserText.passwordAgain).styled(.heading),
      message: isDifferent ? LocalizedString(UserText.passwordsDiffer).styled(.negative) : .empty,
      isInvalid: isDifferent, isEnabled: isEnabled)
  }

  private static func fault(_ verdict: PasswordVerdict) -> LocalizedString? {
    switch verdict {
    case .tooShort:
      LocalizedString(UserText.passwordRule, ["count": .number(UserManager.passwordLengths.lowerBound)])
    case .tooLong: UserError.invalidPassword.text
    case .none, .different, .right: nil
    }
  }
}

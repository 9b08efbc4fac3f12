import Presentation

/// What the screen shows on which somebody changes their password.
struct ChangePasswordViewModel: ViewModelProtocol {
  let account: StyledText
  let present: FormField.ViewModel
  let passwords: NewPasswordViewModel
  let message: StyledText
  let spinner: Spinner.ViewModel
  let button: Button.ViewModel
  let notice: Notice.ViewModel
}

extension ChangePasswordViewModel {
  init(_ state: ChangePasswordReactor.State) {
    account = state.content.content.map { "@\($0)".styled(.accent) } ?? .empty
    present = FormField.ViewModel(
      title: LocalizedString(UserText.presentPassword).styled(.heading), isEnabled: state.isEnabled)
    passwords = NewPasswordViewModel(state.verdict, isEnabled: state.isEnabled)
    message = state.submission.message
    spinner = Spinner.ViewModel(
      text: LocalizedString(UserText.changePasswordPending).styled(.secondary), isVisible: state.submission.isPending)
    button = Button.ViewModel(LocalizedString(UserText.changePassword), isEnabled: state.canSubmit)
    notice = Notice.ViewModel(state.content)
  }
}

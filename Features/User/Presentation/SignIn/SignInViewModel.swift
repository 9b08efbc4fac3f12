import Presentation

/// What the sign-in screen shows.
struct SignInViewModel: ViewModelProtocol {
  let handle: FormField.ViewModel
  let password: FormField.ViewModel
  let message: StyledText
  let spinner: Spinner.ViewModel
  let button: Button.ViewModel
  let registerButton: Button.ViewModel
}

extension SignInViewModel {
  init(_ state: SignInReactor.State) {
    handle = FormField.ViewModel(
      title: LocalizedString(UserText.handle).styled(.heading),
      placeholder: LocalizedString(UserText.handleExample).styled(.placeholder), isEnabled: !state.submission.isPending)
    password = FormField.ViewModel(
      title: LocalizedString(UserText.password).styled(.heading), isEnabled: !state.submission.isPending)
    message = state.submission.message
    spinner = Spinner.ViewModel(
      text: LocalizedString(UserText.signInPending).styled(.secondary), isVisible: state.submission.isPending)
    button = Button.ViewModel(LocalizedString(LibraryText.signIn), isEnabled: state.canSubmit)
    registerButton = Button.ViewModel(LocalizedString(UserText.signInRegister), isEnabled: !state.submission.isPending)
  }
}

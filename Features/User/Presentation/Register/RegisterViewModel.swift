import Presentation
import User

/// What the screen of a new account shows.
struct RegisterViewModel: ViewModelProtocol {
  let handle: FormField.ViewModel
  let name: FormField.ViewModel
  let passwords: NewPasswordViewModel
  let message: StyledText
  let spinner: Spinner.ViewModel
  let button: Button.ViewModel
}

extension RegisterViewModel {
  init(_ state: RegisterReactor.State) {
    let isEnabled = !state.submission.isPending
    handle = FormField.ViewModel(
      title: LocalizedString(UserText.handle).styled(.heading),
      placeholder: LocalizedString(UserText.handleExample).styled(.placeholder),
      message: Self.message(on: state.handleVerdict),
      isInvalid: state.handleVerdict == .wrong || state.handleVerdict == .taken, isEnabled: isEnabled)
    name = FormField.ViewModel(
      title: LocalizedString(UserText.name).styled(.heading), placeholder: state.handle.styled(.placeholder),
      message: state.nameFault?.styled(.negative) ?? .empty, isInvalid: state.nameFault != nil, isEnabled: isEnabled)
    passwords = NewPasswordViewModel(state.passwords, isEnabled: isEnabled)
    message = state.submission.message
    spinner = Spinner.ViewModel(
      text: LocalizedString(UserText.registerPending).styled(.secondary), isVisible: state.submission.isPending)
    button = Button.ViewModel(LocalizedString(UserText.register), isEnabled: state.canSubmit)
  }

  private static func message(on verdict: RegisterReactor.HandleVerdict) -> StyledText {
    switch verdict {
    case .none, .right: .empty
    case .wrong: LocalizedString(UserText.handleRule).styled(.negative)
    case .taken: LocalizedString(UserText.handleTaken).styled(.negative)
    }
  }
}

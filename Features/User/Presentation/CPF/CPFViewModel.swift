import Presentation

/// What the CPF screen shows.
struct CPFViewModel: ViewModelProtocol {
  let title: StyledText
  let field: TextField.ViewModel
  let message: StyledText
  let button: Button.ViewModel
}

extension CPFViewModel {
  /// What is known of the digits typed so far.
  enum Verdict: Equatable, Sendable {
    /// 11 digits were not typed yet.
    case none
    case right
    case wrong
  }

  /// How far it is with the market's answer.
  enum Answer: Equatable, Sendable {
    case none
    case pending
    case refused(LocalizedString)
  }

  init(_ verdict: Verdict, _ answer: Answer) {
    title = LocalizedString(UserText.cpfTitle).styled(.title)
    field = TextField.ViewModel(
      placeholder: "000.000.000-00".styled(.placeholder), isInvalid: verdict == .wrong, isEnabled: answer != .pending)
    message =
      switch (verdict, answer) {
      case (.wrong, _): LocalizedString(UserText.cpfWrong).styled(.negative)
      case (_, .pending): LocalizedString(UserText.cpfPending).styled(.secondary)
      case (_, .refused(let reason)): reason.styled(.negative)
      default: .empty
      }
    button = Button.ViewModel(
      title: LocalizedString(UserText.cpfConfirm).styled(.button), isEnabled: answer != .pending,
      isVisible: verdict == .right)
  }
}

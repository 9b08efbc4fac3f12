import Presentation

/// What the CPF screen shows.
struct CPFViewModel: ViewModelProtocol {
  let title: StyledText
  let field: TextField.ViewModel
  let message: StyledText
  let button: Button.ViewModel
  /// What has to be done first, where something has.
  let wayOut: Button.ViewModel
}

extension CPFViewModel {
  /// What is known of the digits typed so far.
  enum Verdict: Equatable, Sendable {
    /// 11 digits were not typed yet.
    case none
    case right
    case wrong
  }

  init(_ verdict: Verdict, _ submission: Submission) {
    let isEnabled = !submission.isPending
    title = LocalizedString(UserText.cpfTitle).styled(.title)
    field = TextField.ViewModel(
      placeholder: "000.000.000-00".styled(.placeholder), isInvalid: verdict == .wrong, isEnabled: isEnabled)
    message =
      switch (verdict, submission) {
      case (.wrong, _): LocalizedString(UserText.cpfWrong).styled(.negative)
      case (_, .pending): LocalizedString(UserText.cpfPending).styled(.secondary)
      default: submission.message
      }
    button = Button.ViewModel(
      LocalizedString(UserText.cpfConfirm), isEnabled: isEnabled, isVisible: verdict == .right)
    let way = submission.trouble?.wayOut
    // The same button tries again.
    wayOut = way.map { Button.ViewModel($0.title, isVisible: $0 != .retry) } ?? .hidden
  }
}

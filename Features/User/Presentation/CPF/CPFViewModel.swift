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

  /// How far it is with the market's answer.
  enum Answer: Equatable, Sendable {
    case none
    case pending
    case refused(Trouble)

    var trouble: Trouble? {
      if case .refused(let trouble) = self { trouble } else { nil }
    }
  }

  init(_ verdict: Verdict, _ answer: Answer) {
    title = LocalizedString(UserText.cpfTitle).styled(.title)
    field = TextField.ViewModel(
      placeholder: "000.000.000-00".styled(.placeholder), isInvalid: verdict == .wrong, isEnabled: answer != .pending)
    message =
      switch (verdict, answer) {
      case (.wrong, _): LocalizedString(UserText.cpfWrong).styled(.negative)
      case (_, .pending): LocalizedString(UserText.cpfPending).styled(.secondary)
      case (_, .refused(let trouble)): trouble.text
      default: .empty
      }
    button = Button.ViewModel(
      LocalizedString(UserText.cpfConfirm), isEnabled: answer != .pending, isVisible: verdict == .right)
    let way = answer.trouble?.wayOut
    // The same button tries again.
    wayOut = way.map { Button.ViewModel($0.title, isVisible: $0 != .retry) } ?? .hidden
  }
}

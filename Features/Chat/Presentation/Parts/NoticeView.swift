import Presentation

/// What stands where the content of a screen would be: that it is being loaded, or why it is not there and the way out.
final class NoticeView: View {
  struct ViewModel: ViewModelProtocol {
    let spinner: Spinner.ViewModel
    let text: StyledText
    let button: Button.ViewModel
    let isVisible: Bool
  }

  let button = Button()
  private let spinner = Spinner()
  private let text = Label(lines: nil)
  private lazy var stack = Stack(.vertical, spacing: 1, distribution: .aligned(.center), [spinner, text, button])

  override func initialize() {
    text.alignment = .center
    addSubview(stack)
  }

  override func installConstraints() {
    width = .flexible
    height = .flexible
    pin(stack, insets: Insets(horizontal: 2), horizontally: .center, vertically: .center)
  }

  func bind(_ viewModel: ViewModel) {
    spinner.bind(viewModel.spinner)
    text.bind(viewModel.text)
    text.isHidden = viewModel.text == .empty
    button.bind(viewModel.button)
    isHidden = !viewModel.isVisible
  }
}

extension NoticeView.ViewModel {
  /// Nothing, as the content is there.
  static let none = NoticeView.ViewModel(
    spinner: Spinner.ViewModel(isVisible: false), text: .empty,
    button: Button.ViewModel(title: .empty, isVisible: false), isVisible: false)

  /// The content is being loaded.
  static let loading = NoticeView.ViewModel(
    spinner: Spinner.ViewModel(text: LocalizedString(ChatText.loading).styled(.secondary)), text: .empty,
    button: Button.ViewModel(title: .empty, isVisible: false), isVisible: true)

  init(_ trouble: Trouble) {
    spinner = Spinner.ViewModel(isVisible: false)
    text = trouble.reason.styled(trouble.wayOut == .signIn ? .body : .negative)
    let title =
      switch trouble.wayOut {
      case .retry: LocalizedString(LibraryText.retry)
      case .signIn: LocalizedString(ChatText.signIn)
      case .inbox: LocalizedString(ChatText.toInbox)
      }
    button = Button.ViewModel(title: title.styled(.button))
    isVisible = true
  }
}

import Presentation

/// An offer that stands, and what whoever looks can do with it.
final class OfferCard: View {
  struct ViewModel: ViewModelProtocol {
    let title: StyledText
    let accept: Button.ViewModel
    let decline: Button.ViewModel
    let withdraw: Button.ViewModel
    let isVisible: Bool
  }

  let accept = Button()
  let decline = Button()
  let withdraw = Button()
  private let title = Divider()
  private lazy var buttons = Stack(.horizontal, spacing: 1, [accept, decline, withdraw])
  private lazy var stack = Stack(.vertical, distribution: .aligned(.leading), [title, buttons])

  override func initialize() {
    addSubview(stack)
  }

  override func installConstraints() {
    stack.width = .flexible
    width = .flexible
    pin(stack, insets: Insets(horizontal: 1))
  }

  /// The button that Enter presses, if it is one of this card.
  var focusedButton: Button? { [accept, decline, withdraw].first(where: \.isFocused) }

  /// Whether a button of this card can be pressed.
  func offers(_ button: Button) -> Bool {
    !isHidden && button.isEnabled && !button.isHidden && [accept, decline, withdraw].contains { $0 === button }
  }

  func bind(_ viewModel: ViewModel) {
    title.title = viewModel.title
    accept.bind(viewModel.accept)
    decline.bind(viewModel.decline)
    withdraw.bind(viewModel.withdraw)
    isHidden = !viewModel.isVisible
  }
}

import Presentation
import Reactive

/// One of a few things, of which the chosen one is seen: `‹ good ›`.
final class ChoiceField: View {
  /// What a choice shows.
  struct ViewModel: ViewModelProtocol {
    /// What can be chosen.
    var options: [LocalizedString]
    /// Which is.
    var selectedIndex: Int
  }

  /// Somebody chose another one. What programs choose is not told.
  var itemSelected: ControlEvent<Int> { ControlEvent(events: selections) }

  private var viewModel = ViewModel(options: [], selectedIndex: 0)
  private let selections = PublishRelay<Int>()

  /// A choice among nothing yet.
  override init() {
    super.init()
    width = .flexible(minimum: 8)
  }

  /// Shows what can be chosen, and what is.
  func bind(_ viewModel: ViewModel) {
    guard viewModel != self.viewModel else { return }
    self.viewModel = viewModel
    setNeedsDisplay()
  }

  override func sizeThatFits(_ room: Size) -> Size { Size(width: 20, height: 1) }

  override var canBecomeFocused: Bool { viewModel.options.count > 1 }

  /// The arrows choose the one beside, Enter and the space bar the next.
  override func handle(_ key: Key) -> Bool {
    switch key {
    case .left: choose(viewModel.selectedIndex - 1)
    case .right, .space, .enter: choose(viewModel.selectedIndex + 1)
    default: return false
    }
    return true
  }

  override func draw(on canvas: Canvas) {
    guard viewModel.options.indices.contains(viewModel.selectedIndex) else { return }
    let text = environment.string(viewModel.options[viewModel.selectedIndex])
    canvas.writeLine("‹ \(text) ›", row: 0, style: environment.style(isFocused ? .focusedButton : .button))
  }

  /// What is chosen; pressing it chooses the next.
  override var plainElements: [PlainElement] {
    guard viewModel.options.indices.contains(viewModel.selectedIndex) else { return [] }
    let option = viewModel.options[viewModel.selectedIndex].styled(.body)
    return [PlainElement(option, of: self, press: { [weak self] in _ = self?.handle(.enter) })]
  }

  private func choose(_ index: Int) {
    let count = viewModel.options.count
    guard count > 1 else { return }
    viewModel.selectedIndex = (index + count) % count
    setNeedsDisplay()
    selections.accept(viewModel.selectedIndex)
  }
}

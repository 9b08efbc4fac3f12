public import Reactive

/// One of a few things, of which the chosen one is seen: `‹ good ›`.
public final class ChoiceField: View {
  /// What a choice shows.
  public struct ViewModel: ViewModelProtocol {
    /// What can be chosen.
    public var options: [LocalizedString]
    /// Which is; where there is no such option, none is seen.
    public var selectedIndex: Int

    /// A choice among `options`.
    public init(options: [LocalizedString], selectedIndex: Int) {
      self.options = options
      self.selectedIndex = selectedIndex
    }
  }

  /// Somebody chose another one, by its index. What programs choose is not told.
  public var itemSelected: ControlEvent<Int> { selections.events }

  private var viewModel = ViewModel(options: [], selectedIndex: 0)
  private var selections = EventSource<Int>()

  /// A choice among nothing yet.
  public override init() {
    super.init()
    width = .flexible(minimum: 8)
  }

  /// Shows what can be chosen, and what is.
  public func bind(_ viewModel: ViewModel) {
    guard viewModel != self.viewModel else { return }
    self.viewModel = viewModel
    setNeedsDisplay()
  }

  /// Room for a word or two on one row.
  public override func sizeThatFits(_ room: Size) -> Size { Size(width: 20, height: 1) }

  /// One that has anything to choose among can.
  public override var canBecomeFocused: Bool { viewModel.options.count > 1 }

  /// The arrows choose the one beside, Enter and the space bar the next; the first follows the last.
  public override func handle(_ key: Key) -> Bool {
    switch key {
    case .left: choose(viewModel.selectedIndex - 1)
    case .right, .space, .enter: choose(viewModel.selectedIndex + 1)
    default: return false
    }
    return true
  }

  /// Draws `‹ good ›`.
  public override func draw(on canvas: Canvas) {
    guard let option else { return }
    canvas.writeLine(
      "‹ \(environment.string(option)) ›", row: 0, style: environment.style(isFocused ? .focusedButton : .button))
  }

  /// What is chosen; pressing it chooses the next.
  public override var plainElements: [PlainElement] {
    guard let option else { return [] }
    return [PlainElement(option.styled(.body), of: self, press: { [weak self] in _ = self?.handle(.enter) })]
  }

  private var option: LocalizedString? {
    viewModel.options.indices.contains(viewModel.selectedIndex) ? viewModel.options[viewModel.selectedIndex] : nil
  }

  private func choose(_ index: Int) {
    let count = viewModel.options.count
    guard count > 1 else { return }
    viewModel.selectedIndex = ((index % count) + count) % count
    setNeedsDisplay()
    selections.send(viewModel.selectedIndex)
  }
}

import Presentation

/// What alike items ask: how many there are, where their prices lie, and how they are spread.
final class PricesView: View {
  /// What it shows.
  struct ViewModel: ViewModelProtocol {
    let basis: StyledText
    let quartiles: StyledText
    /// None where there are too few to draw.
    let histogram: Histogram.ViewModel?
    let start: StyledText
    let end: StyledText
  }

  private let heading = Label(LocalizedString(ItemText.alikeHeading).styled(.heading))
  private let basis = Label(lines: 3)
  private let quartiles = Label(lines: 4)
  private let histogram = Histogram()
  private let start = Label()
  private let end = Label()
  private lazy var scale = Stack(.horizontal, [start, Spacer(), end])
  private lazy var page = Stack(.vertical, [heading, basis, quartiles, histogram, scale])

  override func initialize() {
    isHidden = true
    addSubview(page)
  }

  override func installConstraints() {
    width = .flexible
    page.width = .flexible
    scale.height = .fixed(1)
    histogram.height = .fixed(5)
    pin(page)
  }

  /// Shows prices; nil hides it.
  func bind(_ viewModel: ViewModel?) {
    isHidden = viewModel == nil
    guard let viewModel else { return }
    basis.bind(viewModel.basis)
    quartiles.bind(viewModel.quartiles)
    histogram.isHidden = viewModel.histogram == nil
    scale.isHidden = viewModel.histogram == nil
    if let bars = viewModel.histogram { histogram.bind(bars) }
    start.bind(viewModel.start)
    end.bind(viewModel.end)
  }
}

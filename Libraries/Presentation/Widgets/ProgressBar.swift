/// How far something is.
public final class ProgressBar: View {
  /// What a bar shows.
  public struct ViewModel: ViewModelProtocol {
    /// From 0 to 1; what lies outside counts as the nearer of the two.
    public var fraction: Double
    /// Whether it is there at all.
    public var isVisible: Bool

    /// A bar that is there unless said otherwise.
    public init(fraction: Double, isVisible: Bool = true) {
      self.fraction = fraction
      self.isVisible = isVisible
    }
  }

  /// From 0 to 1; what lies outside counts as the nearer of the two.
  public var fraction: Double { didSet { if fraction != oldValue { setNeedsDisplay() } } }

  /// A bar.
  public init(fraction: Double = 0) {
    self.fraction = fraction
    super.init()
    width = .flexible(minimum: 8)
    height = .fixed(1)
  }

  /// Shows how far it is.
  public func bind(_ viewModel: ViewModel) {
    fraction = viewModel.fraction
    isHidden = !viewModel.isVisible
  }

  /// The percentage.
  public override var plainElements: [PlainElement] { [PlainElement(percentage.styled(.body), of: self)] }

  private var bounded: Double { fraction.isNaN ? 0 : min(max(0, fraction), 1) }

  // 99.9 % is not done.
  private var percentage: String { "\(Int(bounded * 100))%" }

  /// Draws the bar in eighths of a column, and the percentage.
  public override func draw(on canvas: Canvas) {
    let fraction = bounded
    let label = " \(percentage)"
    let width = max(0, canvas.size.width - 5)
    let eighths = Int((fraction * Double(width * 8)).rounded(.down))
    let bar = String(repeating: "█", count: eighths / 8) + (eighths % 8 == 0 ? "" : Self.parts[eighths % 8])
    canvas.fill(
      Rect(column: 0, row: 0, width: width, height: 1), with: "░", style: environment.style(.border))
    canvas.write(bar, at: .zero, style: environment.style(.accent))
    canvas.writeLine(label, row: 0, style: environment.style(.body), alignment: .trailing)
  }

  private static let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
}

import TerminalText

/// How many of something there are in each of several ranges, as bars that stand.
public final class Histogram: View {
  /// What a histogram shows.
  public struct ViewModel: ViewModelProtocol {
    /// How many, from the first range to the last; what is negative counts as 0.
    public var counts: [Int]
    /// The range that stands out.
    public var highlighted: Int?
    /// What stands below the first bar, the middle and the last bar.
    public var labels: (start: String, middle: String, end: String) {
      get { (labelList[0], labelList[1], labelList[2]) }
      set { labelList = [newValue.start, newValue.middle, newValue.end] }
    }
    private var labelList: [String]

    /// Bars without labels, none of which stands out, unless said otherwise.
    public init(
      counts: [Int], highlighted: Int? = nil, labels: (start: String, middle: String, end: String) = ("", "", "")
    ) {
      self.counts = counts
      self.highlighted = highlighted
      labelList = [labels.start, labels.middle, labels.end]
    }
  }

  private var viewModel = ViewModel(counts: [])

  /// A histogram without bars, which takes the room that it gets and wants six rows.
  public override init() {
    super.init()
    width = .flexible(minimum: 8)
  }

  /// Shows counts.
  public func bind(_ viewModel: ViewModel) {
    guard viewModel != self.viewModel else { return }
    self.viewModel = viewModel
    setNeedsDisplay()
  }

  /// Six rows.
  public override func sizeThatFits(_ room: Size) -> Size { Size(width: viewModel.counts.count, height: 6) }

  /// The labels, and the counts.
  public override var plainElements: [PlainElement] {
    guard !viewModel.counts.isEmpty else { return [] }
    let labels = viewModel.labels
    let scale = [labels.start, labels.middle, labels.end].filter { !$0.isEmpty }.joined(separator: " – ")
    let counts = viewModel.counts.enumerated().map { index, count in
      let number = String(max(0, count)).styled(.body)
      return index == viewModel.highlighted ? number + " (" + PlainText.selected.text + ")" : number
    }
    return [PlainElement([scale.styled(.body), counts.joined(separator: ", ")].joined(separator: ": "), of: self)]
  }

  /// Draws the bars in eighths of a row. Where there are more than columns, the tallest of each column is drawn.
  public override func draw(on canvas: Canvas) {
    let labels = viewModel.labels
    let hasLabels = canvas.size.height > 1 && !(labels.start + labels.middle + labels.end).isEmpty
    let rows = canvas.size.height - (hasLabels ? 1 : 0)
    let counts = viewModel.counts
    let (columns, count) = (canvas.size.width, counts.count)
    let highest = counts.max() ?? 0
    if highest > 0, columns > 0 {
      let barWidth = max(1, columns / count)
      let bars = min(count, columns)
      for bar in 0..<bars {
        let range = bar * count / bars..<max(bar * count / bars + 1, (bar + 1) * count / bars)
        let isHighlighted = viewModel.highlighted.map(range.contains) ?? false
        let style = environment.style(isHighlighted ? .title : .accent)
        let tallest = max(0, counts[range].max() ?? 0)
        // Whatever is there at all is seen.
        let eighths = tallest == 0 ? 0 : max(1, Int(Double(tallest) / Double(highest) * Double(rows * 8)))
        drawBar(eighths, at: bar * barWidth, width: max(1, barWidth - (barWidth > 2 ? 1 : 0)), rows, style, canvas)
      }
    }
    guard hasLabels else { return }
    let style = environment.style(.secondary)
    for (text, alignment) in [(labels.start, Alignment.leading), (labels.middle, .center), (labels.end, .trailing)] {
      canvas.writeLine(text, row: rows, style: style, alignment: alignment)
    }
  }

  private func drawBar(_ eighths: Int, at column: Int, width: Int, _ rows: Int, _ style: CellStyle, _ canvas: Canvas) {
    for row in 0..<rows {
      let filled = min(8, max(0, eighths - (rows - 1 - row) * 8))
      if filled > 0 {
        canvas.fill(Rect(column: column, row: row, width: width, height: 1), with: Self.parts[filled], style: style)
      }
    }
  }

  private static let parts: [Character] = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
}

import TerminalText

/// Text that is only read.
public final class Label: View {
  /// What it says.
  public var text: StyledText { didSet { if text != oldValue { setNeedsDisplay() } } }
  /// Where lines stand that are shorter than the label.
  public var alignment = Alignment.leading { didSet { setNeedsDisplay() } }
  /// How many lines it may take; nil for as many as the text wants. One line is cut off instead of wrapped.
  public var maximumLines: Int? { didSet { setNeedsDisplay() } }

  /// A label of one line, or of as many as `lines` allows.
  public init(_ text: StyledText = .empty, lines: Int? = 1) {
    self.text = text
    maximumLines = lines
    super.init()
  }

  /// Shows a text.
  public func bind(_ text: StyledText) {
    self.text = text
  }

  /// The width of the longest line, and the lines.
  public override func sizeThatFits(_ room: Size) -> Size {
    let lines = TextLayout(text, in: environment.localization).lines(width: room.width, maximum: maximumLines)
    return Size(width: lines.map(\.width).max() ?? 0, height: lines.count)
  }

  /// Draws the lines that fit.
  public override func draw(on canvas: Canvas) {
    let layout = TextLayout(text, in: environment.localization)
    let maximum = min(maximumLines ?? .max, canvas.size.height)
    for (row, line) in layout.lines(width: canvas.size.width, maximum: maximum).enumerated() {
      var column = alignment.offset(in: canvas.size.width - line.width)
      for run in line.runs {
        column = canvas.write(run.text, at: Point(column: column, row: row), style: environment.style(run.role))
      }
    }
  }
}

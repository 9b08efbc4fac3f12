import TerminalText

/// Text that is only read.
public final class Label: View {
  /// What it says.
  public var text: StyledText { didSet { if text != oldValue { setNeedsDisplay() } } }
  /// Where lines stand that are shorter than the label.
  public var alignment = Alignment.leading { didSet { setNeedsDisplay() } }
  /// How many lines it may take; nil for as many as the text wants. One line is cut off instead of wrapped.
  public var maximumLines: Int? { didSet { setNeedsDisplay() } }

  private var layouts = TextLayoutCache()

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

  override var isCollapsed: Bool { text == .empty }

  /// The text.
  public override var plainElements: [PlainElement] { [PlainElement(text, of: self)] }

  /// The width of the longest line, and the lines.
  public override func sizeThatFits(_ room: Size) -> Size {
    let lines = layouts.lines(of: text, width: room.width, maximum: maximumLines, in: window)
    var width = 0
    for line in lines { width = max(width, line.width) }
    return Size(width: width, height: lines.count)
  }

  /// Draws the lines that fit.
  public override func draw(on canvas: Canvas) {
    guard canvas.size.height > 0 else { return }
    let palette = environment.palette
    let width = canvas.size.width
    var lines = layouts.lines(of: text, width: width, maximum: maximumLines, in: window)
    if lines.count > canvas.size.height {
      lines = layouts.lines(of: text, width: width, maximum: canvas.size.height, in: window)
    }
    for (row, line) in lines.enumerated() {
      var column = alignment.offset(in: canvas.size.width - line.width)
      for run in line.runs {
        column = canvas.write(run.text, at: Point(column: column, row: row), style: palette.style(run.role))
      }
    }
  }
}

import TerminalText

/// A line between two parts of a page, with a title in it if it lies.
public final class Divider: View {
  /// What it says at its beginning.
  public var title: StyledText { didSet { setNeedsDisplay() } }
  private let axis: Axis

  /// A line along an axis.
  public init(_ axis: Axis = .horizontal, title: StyledText = .empty) {
    self.axis = axis
    self.title = title
    super.init()
    width = axis == .horizontal ? .flexible : .fixed(1)
    height = axis == .horizontal ? .fixed(1) : .flexible
  }

  /// Its title.
  public override var plainElements: [PlainElement] { [PlainElement(title, of: self)] }

  /// Draws the line.
  public override func draw(on canvas: Canvas) {
    canvas.fill(with: axis == .horizontal ? "─" : "│", style: environment.style(.border))
    guard axis == .horizontal, let first = title.resolved(in: environment.localization).first else { return }
    let text = " \(first.text) ".truncated(toWidth: max(0, canvas.size.width - 4))
    canvas.write(text, at: Point(column: 2, row: 0), style: environment.style(first.role))
  }
}

/// A page that may be higher than the screen: what gets the focus comes into sight, and Page up and Page down show the
/// rest. It keeps the screen's margin at both sides.
public final class ScrollPage: View {
  private let content: View
  private let arrowsScroll: Bool
  /// How many rows are out of sight above.
  private var offset = 0
  private var contentHeight = 0
  private weak var revealedView: View?
  private var laidOutSize = Size.zero

  /// A page of what wants as much height as it has; with `arrowsScroll`, one that is read rather than filled in, so that
  /// the arrows move it too.
  public init(_ content: View, arrowsScroll: Bool = false) {
    self.content = content
    self.arrowsScroll = arrowsScroll
    super.init()
    width = .flexible
    height = .flexible
    addSubview(content)
  }

  /// It wants all the room.
  public override func sizeThatFits(_ room: Size) -> Size { room }

  /// Places the content so that what got the focus is in sight.
  public override func layoutSubviews() {
    let margin = environment.metrics.margin
    let width = max(0, frame.width - max(1, 2 * margin))
    contentHeight = content.sizeThatFits(.endless(width: width)).height
    content.frame = Rect(column: margin, row: 0, width: width, height: max(frame.height, contentHeight))
    // Only a view that just got the focus moves the page, so that the page can be moved on.
    if let focused = window?.focusedView, focused !== revealedView || frame.size != laidOutSize {
      content.layout()
      reveal(focused)
      revealedView = focused
    }
    laidOutSize = frame.size
    offset = min(max(0, offset), hiddenRows)
    content.frame.origin.row = -offset
  }

  /// Page up, Page down, and the arrows where they scroll.
  public override func handle(_ key: Key) -> Bool {
    switch key {
    case .pageDown: scroll(by: max(1, frame.height - 1))
    case .pageUp: scroll(by: -max(1, frame.height - 1))
    case .down where arrowsScroll: scroll(by: 1)
    case .up where arrowsScroll: scroll(by: -1)
    default: false
    }
  }

  /// Draws how far the page is where it does not fit.
  public override func drawAbove(on canvas: Canvas) {
    guard hiddenRows > 0 else { return }
    canvas.drawScrollBar(
      showing: offset..<offset + frame.height, of: contentHeight, style: environment.style(.border))
  }

  private var hiddenRows: Int { max(0, contentHeight - frame.height) }

  /// Returns whether there was anything to move; else the key may mean something elsewhere.
  private func scroll(by rows: Int) -> Bool {
    let next = min(max(0, offset + rows), hiddenRows)
    guard next != offset else { return false }
    offset = next
    setNeedsDisplay()
    return true
  }

  private func reveal(_ focused: View) {
    var row = 0
    var view = focused
    while view !== content {
      guard let superview = view.superview else { return }
      row += view.frame.origin.row
      view = superview
    }
    // With a row above and below: a field's title, and what is said about it.
    let end = row + focused.frame.height + 1
    if end > offset + frame.height { offset = end - frame.height }
    if row - 1 < offset { offset = row - 1 }
  }
}

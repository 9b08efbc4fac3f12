import Presentation

/// A page that may be higher than the screen: what has the focus is kept in sight, and Page up and down move the rest.
final class ScrollPage: View {
  private let content: View
  /// Whether the arrows move the page too, as on one that is read rather than filled in.
  private let arrowsScroll: Bool
  /// How many rows are out of sight above.
  private var offset = 0
  private var contentHeight = 0
  private weak var revealedView: View?
  private var laidOutSize = Size.zero

  /// A page with the screen's margin at both sides.
  init(_ content: View, arrowsScroll: Bool = false) {
    self.content = content
    self.arrowsScroll = arrowsScroll
    super.init()
    width = .flexible
    height = .flexible
    addSubview(content)
  }

  override func sizeThatFits(_ room: Size) -> Size { room }

  override func layoutSubviews() {
    let room = insets.shrink(Size(width: frame.width - 1, height: frame.height))
    contentHeight = content.sizeThatFits(Size(width: room.width, height: Self.unbounded)).height
    place(width: room.width)
    content.arrange()
    // Only a view that just got the focus moves the page, so that it can be moved on.
    if let focused = window?.focusedView, focused !== revealedView || frame.size != laidOutSize {
      reveal(focused)
      revealedView = focused
    }
    laidOutSize = frame.size
    offset = min(max(0, offset), hiddenRows)
    place(width: room.width)
  }

  override func handle(_ key: Key) -> Bool {
    switch key {
    case .pageDown: scroll(by: max(1, frame.height - 1))
    case .pageUp: scroll(by: -max(1, frame.height - 1))
    case .down where arrowsScroll: scroll(by: 1)
    case .up where arrowsScroll: scroll(by: -1)
    default: false
    }
  }

  /// Draws how far the page is where it does not fit.
  override func drawAbove(on canvas: Canvas) {
    guard hiddenRows > 0, canvas.size.height > 0 else { return }
    let height = canvas.size.height
    let column = canvas.size.width - 1
    let thumb = max(1, height * height / contentHeight)
    let start = (height - thumb) * offset / hiddenRows
    let style = environment.style(.border)
    canvas.fill(Rect(column: column, row: 0, width: 1, height: height), with: "│", style: style)
    canvas.fill(Rect(column: column, row: start, width: 1, height: thumb), with: "█", style: style)
  }

  private var insets: Insets { Insets(horizontal: environment.metrics.margin) }

  private var hiddenRows: Int { max(0, contentHeight - frame.height) }

  private func place(width: Int) {
    content.frame = Rect(
      column: insets.leading, row: -offset, width: width,
      height: max(frame.height, contentHeight))
  }

  /// Returns whether there was anything to move.
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
    let above = row - 1
    let below = row + focused.frame.height + 1
    if above < offset { offset = above }
    if below > offset + frame.height { offset = below - frame.height }
  }

  /// Higher than any page, and small enough to be added up.
  private static let unbounded = 10_000
}

extension View {
  /// Gives the parts, and theirs, their places, as a page must know where they are before it is laid out itself.
  fileprivate func arrange() {
    layoutSubviews()
    for view in subviews where !view.isHidden { view.arrange() }
  }
}

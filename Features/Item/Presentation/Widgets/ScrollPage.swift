import Presentation

/// A page that may be higher than its room. What has the focus is kept in sight; Page up and Page down scroll, and so do
/// the arrows where nothing in the page wants them.
final class ScrollPage: View {
  private let content: View
  private let arrowsScroll: Bool
  private var offset = 0
  private var contentHeight = 0
  private weak var followed: View?

  /// A page around views; `arrowsScroll` where it is read rather than filled in.
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
    let size = Size(width: frame.width - 1, height: frame.height)
    contentHeight = content.sizeThatFits(Size(width: size.width, height: 10_000)).height
    follow()
    offset = max(0, min(offset, lastOffset))
    content.frame = Rect(column: 0, row: -offset, width: size.width, height: max(contentHeight, size.height))
  }

  override func handle(_ key: Key) -> Bool {
    switch key {
    case .pageUp: scroll(to: offset - max(1, frame.height - 1))
    case .pageDown: scroll(to: offset + max(1, frame.height - 1))
    case .up where arrowsScroll: scroll(to: offset - 1)
    case .down where arrowsScroll: scroll(to: offset + 1)
    default: false
    }
  }

  override func drawAbove(on canvas: Canvas) {
    let (height, column) = (canvas.size.height, canvas.size.width - 1)
    guard contentHeight > height, height > 0 else { return }
    let thumb = max(1, height * height / contentHeight)
    let start = (height - thumb) * offset / max(1, lastOffset)
    let style = environment.style(.border)
    canvas.fill(Rect(column: column, row: 0, width: 1, height: height), with: "│", style: style)
    canvas.fill(Rect(column: column, row: start, width: 1, height: thumb), with: "█", style: style)
  }

  private var lastOffset: Int { max(0, contentHeight - frame.height) }

  private func scroll(to row: Int) -> Bool {
    let row = max(0, min(row, lastOffset))
    guard row != offset else { return false }
    offset = row
    setNeedsDisplay()
    return true
  }

  /// Scrolls once to what has come to have the focus, with a row around it.
  private func follow() {
    guard let view = window?.focusedView, view !== followed else { return }
    followed = view
    var row = 0
    var current = view
    while current !== content {
      row += current.frame.origin.row
      guard let next = current.superview else { return }
      current = next
    }
    if row - 1 < offset {
      offset = row - 1
    } else if row + view.frame.height + 1 > offset + frame.height {
      offset = row + view.frame.height + 1 - frame.height
    }
  }
}

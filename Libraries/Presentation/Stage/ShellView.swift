/// The frame around the screens: tabs above, keys below. What is small leaves all of it to the screen.
final class ShellView: View {
  let tabs = Tabs()
  let heading = Label()
  let hints = KeyHints()
  /// Asked for keys that no view took.
  var onKey: (Key) -> Bool = { _ in false }

  private let stage = View()

  override func initialize() {
    for view in [tabs, heading, stage, hints] { addSubview(view) }
  }

  /// Shows a screen instead of the one before.
  func show(_ view: View) {
    if stage.subviews.first === view { return }
    stage.subviews.first?.removeFromSuperview()
    view.width = .flexible
    view.height = .flexible
    stage.addSubview(view)
    stage.pin(view)
  }

  override func sizeThatFits(_ room: Size) -> Size { room }

  override func layoutSubviews() {
    let size = frame.size
    let tabRows = tabs.items.count > 1 && size.height > 3 ? 1 : 0
    let headingRows = heading.text != .empty && size.height >= 16 ? 1 : 0
    let hintRows = size.height > 5 ? 1 : 0
    let margin = min(environment.metrics.margin, size.width)
    tabs.isHidden = tabRows == 0
    heading.isHidden = headingRows == 0
    hints.isHidden = hintRows == 0
    tabs.frame = Rect(column: 0, row: 0, width: size.width, height: tabRows)
    heading.frame = Rect(column: margin, row: tabRows, width: max(0, size.width - 2 * margin), height: headingRows)
    let above = tabRows + headingRows
    stage.frame = Rect(column: 0, row: above, width: size.width, height: max(0, size.height - above - hintRows))
    hints.frame = Rect(column: 0, row: size.height - hintRows, width: size.width, height: hintRows)
  }

  override func handle(_ key: Key) -> Bool { onKey(key) }
}

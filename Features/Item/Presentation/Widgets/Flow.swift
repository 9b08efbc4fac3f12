import Presentation

/// Views side by side, each as wide as it wants, on as many rows as they need.
final class Flow: View {
  /// Views of one row each.
  init(_ views: [View]) {
    super.init()
    width = .flexible
    for view in views { addSubview(view) }
  }

  override func sizeThatFits(_ room: Size) -> Size {
    Size(width: room.width, height: places(in: room.width).map { $0.rect.origin.row + 1 }.max() ?? 0)
  }

  override func layoutSubviews() {
    for (view, rect) in places(in: frame.width) { view.frame = rect }
  }

  private func places(in width: Int) -> [(view: View, rect: Rect)] {
    var (column, row) = (0, 0)
    return subviews.filter { !$0.isHidden }.map { view in
      let wanted = min(width, view.sizeThatFits(Size(width: width, height: 1)).width)
      if column > 0, column + wanted > width { (column, row) = (0, row + 1) }
      defer { column += wanted + 1 }
      return (view, Rect(column: column, row: row, width: wanted, height: 1))
    }
  }
}

/// Views side by side, each as wide as it wants, on as many rows as they need.
public final class Flow: View {
  /// Views of one row each.
  public init(_ views: [View]) {
    super.init()
    for view in views { addSubview(view) }
  }

  /// The rows that the views need, and the widest of these.
  public override func sizeThatFits(_ room: Size) -> Size {
    places(in: room.width).reduce(into: .zero) { size, place in
      size = Size(
        width: max(size.width, place.rect.columns.upperBound), height: max(size.height, place.rect.rows.upperBound))
    }
  }

  /// Places the views, row by row.
  public override func layoutSubviews() {
    for (view, rect) in places(in: frame.width) { view.frame = rect }
  }

  /// Left and right go from one to the next, where these want no such keys themselves.
  public override func handle(_ key: Key) -> Bool { moveFocus(sideways: key) }

  private func places(in width: Int) -> [(view: View, rect: Rect)] {
    var place = Point.zero
    return subviews.filter { !$0.isHidden }.map { view in
      let wanted = min(width, view.wantedSize(in: Size(width: width, height: 1)).width)
      if place.column > 0, place.column + wanted > width { place = Point(column: 0, row: place.row + 1) }
      defer { place.column += wanted + 1 }
      return (view, Rect(origin: place, size: Size(width: wanted, height: 1)))
    }
  }
}

/// Buttons side by side, in as many rows as it takes.
final class ButtonRows: View {
  private let gap = 1

  init(_ buttons: [Button]) {
    super.init()
    for button in buttons { addSubview(button) }
  }

  override func sizeThatFits(_ room: Size) -> Size {
    let frames = frames(in: room)
    return Size(
      width: frames.map(\.columns.upperBound).max() ?? 0, height: frames.map(\.rows.upperBound).max() ?? 0)
  }

  override func layoutSubviews() {
    for (view, place) in zip(subviews, frames(in: frame.size)) { view.frame = place }
  }

  private func frames(in room: Size) -> [Rect] {
    var place = Point.zero
    return subviews.map { view in
      let size = view.wantedSize(in: Size(width: room.width, height: 1))
      if place.column > 0, place.column + size.width > room.width { place = Point(column: 0, row: place.row + 1) }
      defer { place.column += size.width + gap }
      return Rect(origin: place, size: size)
    }
  }
}

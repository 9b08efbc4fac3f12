/// Views of one width in as many columns as there is room for, row by row.
public final class Columns: View {
  private let minimumWidth: Int

  /// As many columns as fit that are at least so wide; one where not even that fits.
  public init(minimumWidth: Int, _ views: [View]) {
    self.minimumWidth = max(1, minimumWidth)
    super.init()
    width = .flexible
    for view in views { addSubview(view) }
  }

  /// All the width, and the rows that the views need in it.
  public override func sizeThatFits(_ room: Size) -> Size {
    let rows = rows(in: room.width)
    return Size(width: room.width, height: rows.reduce(0) { $0 + $1.height })
  }

  /// Places the views, row by row; a row is as high as its highest view.
  public override func layoutSubviews() {
    var row = 0
    for (views, columnWidth, height) in rows(in: frame.width) {
      for (index, view) in views.enumerated() {
        view.frame = Rect(column: index * (columnWidth + gap), row: row, width: columnWidth, height: height)
      }
      row += height
    }
  }

  private var gap: Int { environment.metrics.gap }

  private func rows(in width: Int) -> [(views: [View], columnWidth: Int, height: Int)] {
    let shown = subviews.filter { !$0.isHidden }
    let count = max(1, min(shown.count, (width + gap) / (minimumWidth + gap)))
    let columnWidth = max(0, (width - (count - 1) * gap) / count)
    let room = Size.endless(width: columnWidth)
    return stride(from: 0, to: shown.count, by: count).map { start in
      let views = Array(shown[start..<min(start + count, shown.count)])
      return (views, columnWidth, views.map { $0.sizeThatFits(room).height }.max() ?? 0)
    }
  }
}

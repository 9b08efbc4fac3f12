extension Canvas {
  /// Draws on the last column which part of `count` rows can be seen.
  func drawScrollBar(showing range: Range<Int>, of count: Int, style: CellStyle) {
    guard size.height > 0, count > 0 else { return }
    let height = size.height
    let thumb = max(1, Int(Double(height) * Double(range.count) / Double(count)))
    let share = Double(range.lowerBound) / Double(max(1, count - range.count))
    let start = min(height - thumb, Int(Double(height - thumb) * share))
    fill(Rect(column: size.width - 1, row: 0, width: 1, height: height), with: "│", style: style)
    fill(Rect(column: size.width - 1, row: start, width: 1, height: thumb), with: "█", style: style)
  }
}

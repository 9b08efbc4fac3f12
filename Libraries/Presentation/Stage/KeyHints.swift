/// What some keys do, in one line: the last always, those before it as far as there is room.
final class KeyHints: View {
  /// From the most to the least important, but for the last.
  var hints: [StyledText] = [] { didSet { if hints != oldValue { setNeedsDisplay() } } }

  private let line = Label()

  override func initialize() {
    addSubview(line)
  }

  /// All of them: who listens is not short of room.
  override var plainElements: [PlainElement] { [PlainElement(hints.reduce(.empty, +), of: self)] }

  override func layoutSubviews() {
    line.frame = Rect(origin: .zero, size: frame.size)
    var count = max(0, hints.count - 1)
    repeat {
      line.text = (hints.prefix(count) + hints.suffix(1)).reduce(.empty, +)
      count -= 1
    } while count >= 0 && line.sizeThatFits(Size(width: .max, height: 1)).width > frame.width
  }
}

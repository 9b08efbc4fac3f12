/// Views side by side, or one below the other.
///
/// What views want along the stack is granted in order: fixed lengths, then contents, then shares of the rest for those
/// that are flexible. Where there is too little, the later ones get less.
public final class Stack: View {
  /// Where views stand across the stack.
  public enum Distribution: Hashable, Sendable {
    /// They take its whole width, or height.
    case fill
    /// They take what they want, and are aligned.
    case aligned(Alignment)
  }

  /// Free cells between two views.
  public enum Spacing: Hashable, Sendable, ExpressibleByIntegerLiteral {
    case cells(Int)
    /// As the ``Metrics`` of the screen have it: their `spacing` between rows, their `gap` between columns.
    case metrics

    /// So many.
    public init(integerLiteral count: Int) {
      self = .cells(count)
    }
  }

  /// The direction.
  public let axis: Axis
  /// What is left free between two views.
  public var spacing: Spacing { didSet { setNeedsDisplay() } }
  /// What happens across.
  public var distribution: Distribution { didSet { setNeedsDisplay() } }

  /// A stack of views.
  public init(_ axis: Axis, spacing: Spacing = 0, distribution: Distribution = .fill, _ views: [View] = []) {
    self.axis = axis
    self.spacing = spacing
    self.distribution = distribution
    super.init()
    for view in views { addSubview(view) }
  }

  /// Those of the views; what stands side by side is read as one.
  public override var plainElements: [PlainElement] {
    axis == .horizontal ? PlainElement.line(of: super.plainElements) : super.plainElements
  }

  /// The sum of what the views want along the stack, and the most of what they want across.
  public override func sizeThatFits(_ room: Size) -> Size {
    let parts = parts(in: room)
    var (length, across) = (max(0, parts.count - 1) * gap, 0)
    for part in parts {
      length += part.size[axis]
      across = max(across, part.size[axis.other])
    }
    return Size(along: axis, min(length, room[axis]), across: across)
  }

  /// Places the views one after the other.
  public override func layoutSubviews() {
    let gap = gap
    var place = 0
    for part in parts(in: frame.size) {
      let view = part.view
      var size = part.size
      var offset = 0
      switch distribution {
      case .fill:
        let wanted = axis == .horizontal ? view.height : view.width
        if wanted == .fit { size[axis.other] = frame.size[axis.other] }
      case .aligned(let alignment):
        offset = alignment.offset(in: frame.size[axis.other] - size[axis.other])
      }
      let origin = axis == .horizontal ? Point(column: place, row: offset) : Point(column: offset, row: place)
      view.frame = Rect(origin: origin, size: size)
      place += size[axis] + gap
    }
  }

  private var gap: Int {
    switch (spacing, axis) {
    case (.cells(let count), _): count
    case (.metrics, .vertical): environment.metrics.spacing
    case (.metrics, .horizontal): environment.metrics.gap
    }
  }

  /// A view, what it wants along the stack, and what it gets.
  private struct Part {
    let view: View
    let wanted: Dimension
    var size = Size.zero
  }

  /// Left and right go from one to the next of what stands side by side, where these want no such keys themselves.
  public override func handle(_ key: Key) -> Bool { axis == .horizontal && moveFocus(sideways: key) }

  /// The views that take room, and their sizes in `room`.
  ///
  /// In plain loops: this is most of a layout, and a closure that the standard library calls is checked for its actor
  /// each time.
  private func parts(in room: Size) -> [Part] {
    var parts: [Part] = []
    // What is flexible keeps its minimum before contents take the rest.
    var reserved = 0
    for view in subviews where !view.isHidden && !view.isCollapsed {
      let wanted = axis == .horizontal ? view.width : view.height
      if case .flexible(let minimum, _, _) = wanted { reserved += max(0, minimum) }
      parts.append(Part(view: view, wanted: wanted))
    }
    var left = max(0, room[axis] - max(0, parts.count - 1) * gap)
    func grant(_ index: Int, _ length: Int) {
      let size = parts[index].view.wantedSize(in: Size(along: axis, min(length, left), across: room[axis.other]))
      parts[index].size = size
      left -= size[axis]
    }
    for index in parts.indices {
      if case .fixed(let length) = parts[index].wanted { grant(index, length) }
    }
    for index in parts.indices where parts[index].wanted == .fit { grant(index, max(0, left - reserved)) }
    let shares = FlexibleShares(of: left, among: parts.map(\.wanted))
    for (index, length) in shares.lengths {
      parts[index].size = parts[index].view.wantedSize(in: Size(along: axis, length, across: room[axis.other]))
    }
    return parts
  }
}

/// Room that takes what is left in a stack.
public final class Spacer: View {
  /// Room that is flexible in both directions.
  public override init() {
    super.init()
    width = .flexible
    height = .flexible
  }
}

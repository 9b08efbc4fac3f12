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

  /// The direction.
  public let axis: Axis
  /// Free cells between two views.
  public var spacing: Int { didSet { setNeedsDisplay() } }
  /// What happens across.
  public var distribution: Distribution { didSet { setNeedsDisplay() } }

  /// A stack of views.
  public init(_ axis: Axis, spacing: Int = 0, distribution: Distribution = .fill, _ views: [View] = []) {
    self.axis = axis
    self.spacing = spacing
    self.distribution = distribution
    super.init()
    for view in views { addSubview(view) }
  }

  /// The sum of what the views want along the stack, and the most of what they want across.
  public override func sizeThatFits(_ room: Size) -> Size {
    let sizes = sizes(in: room).map(\.size)
    let length = sizes.reduce(0) { $0 + $1[axis] } + max(0, sizes.count - 1) * spacing
    let across = sizes.map { $0[axis.other] }.max() ?? 0
    return Size(along: axis, min(length, room[axis]), across: across)
  }

  /// Places the views one after the other.
  public override func layoutSubviews() {
    var place = 0
    for (view, size) in sizes(in: frame.size) {
      var size = size
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
      place += size[axis] + spacing
    }
  }

  /// The views that take room, and their sizes in `room`.
  private func sizes(in room: Size) -> [(view: View, size: Size)] {
    let views = subviews.filter { !$0.isHidden && !$0.isCollapsed }
    var left = max(0, room[axis] - max(0, views.count - 1) * spacing)
    var sizes = [Size?](repeating: nil, count: views.count)
    func grant(_ index: Int, _ length: Int) {
      let size = views[index].wantedSize(in: Size(along: axis, min(length, left), across: room[axis.other]))
      sizes[index] = size
      left -= size[axis]
    }
    for index in views.indices {
      if case .fixed(let length) = wanted(views[index]) { grant(index, length) }
    }
    // What is flexible keeps its minimum before contents take the rest.
    let reserved = views.reduce(0) { sum, view in
      if case .flexible(let minimum, _, _) = wanted(view) { sum + max(0, minimum) } else { sum }
    }
    for index in views.indices where wanted(views[index]) == .fit { grant(index, max(0, left - reserved)) }
    for (index, length) in shares(of: left, among: views) {
      sizes[index] = views[index].wantedSize(in: Size(along: axis, length, across: room[axis.other]))
    }
    return zip(views, sizes).map { ($0, $1 ?? .zero) }
  }

  private func wanted(_ view: View) -> Dimension {
    axis == .horizontal ? view.width : view.height
  }

  /// What the flexible views get: those that reach a bound first leave their difference to the others.
  private func shares(of room: Int, among views: [View]) -> [(index: Int, length: Int)] {
    var open: [(index: Int, minimum: Int, maximum: Int, weight: Int)] = []
    for (index, view) in views.enumerated() {
      if case .flexible(let minimum, let maximum, let weight) = wanted(view) {
        open.append((index, min(max(0, minimum), room), max(0, maximum), max(1, min(weight, 1_000))))
      }
    }
    var left = room
    var shares: [(index: Int, length: Int)] = []
    while !open.isEmpty {
      let weights = open.reduce(0) { $0 + $1.weight }
      let bound = open.firstIndex { view in
        let share = left * view.weight / weights
        return share < view.minimum || share > view.maximum
      }
      guard let bound else { break }
      let view = open.remove(at: bound)
      let share = left * view.weight / weights
      let length = min(left, share < view.minimum ? view.minimum : view.maximum)
      shares.append((view.index, length))
      left -= length
    }
    var weights = open.reduce(0) { $0 + $1.weight }
    for view in open {
      // From what is left, so that rounding leaves no cell over.
      let length = left * view.weight / weights
      shares.append((view.index, length))
      left -= length
      weights -= view.weight
    }
    return shares
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

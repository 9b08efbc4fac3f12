/// How much of one direction a view wants.
public enum Dimension: Hashable, Sendable {
  /// As much as its content takes.
  case fit
  /// Exactly so many cells, where there is room.
  case fixed(Int)
  /// A share of what is left, by weight, within bounds.
  case flexible(minimum: Int, maximum: Int, weight: Int)

  /// All that is left, shared equally with others that want it.
  public static let flexible = Dimension.flexible(minimum: 0, maximum: .max, weight: 1)

  /// At least so much, and what is left.
  public static func flexible(minimum: Int) -> Dimension {
    .flexible(minimum: minimum, maximum: .max, weight: 1)
  }

  /// What is left, but no more than this.
  public static func flexible(maximum: Int) -> Dimension {
    .flexible(minimum: 0, maximum: maximum, weight: 1)
  }

  var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }
}

/// A direction.
public enum Axis: Hashable, Sendable {
  /// Side by side.
  case horizontal
  /// One below the other.
  case vertical
}

extension Size {
  subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  init(along axis: Axis, _ length: Int, across: Int) {
    self = axis == .horizontal ? Size(width: length, height: across) : Size(width: across, height: length)
  }
}

extension Axis {
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

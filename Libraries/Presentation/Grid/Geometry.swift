/// A place on a grid of cells, from the upper left corner.
public struct Point: Hashable, Sendable {
  /// From 0, to the right.
  public var column: Int
  /// From 0, downwards.
  public var row: Int

  /// The upper left corner.
  public static let zero = Point(column: 0, row: 0)

  /// A place.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// So many columns and rows.
public struct Size: Hashable, Sendable {
  /// Columns; never negative.
  public var width: Int { didSet { width = max(0, width) } }
  /// Rows; never negative.
  public var height: Int { didSet { height = max(0, height) } }

  /// No room at all.
  public static let zero = Size(width: 0, height: 0)

  /// Room that is higher than any content, and low enough to be added up.
  static func endless(width: Int) -> Size { Size(width: width, height: 10_000) }

  /// Whether there is no room.
  var isEmpty: Bool { width == 0 || height == 0 }

  /// A size; what is negative counts as 0.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }
}

/// A rectangle of cells.
public struct Rect: Hashable, Sendable {
  /// The upper left cell.
  public var origin: Point
  /// How far it reaches.
  public var size: Size

  /// Nothing.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// A rectangle.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle from its upper left cell.
  public init(column: Int, row: Int, width: Int, height: Int) {
    self.init(origin: Point(column: column, row: row), size: Size(width: width, height: height))
  }

  /// Columns.
  public var width: Int { size.width }
  /// Rows.
  public var height: Int { size.height }
  /// Whether no cell is in it.
  public var isEmpty: Bool { size.width == 0 || size.height == 0 }
  /// The columns of its cells.
  public var columns: Range<Int> { origin.column..<origin.column + size.width }
  /// The rows of its cells.
  public var rows: Range<Int> { origin.row..<origin.row + size.height }

  /// Whether a cell is in it.
  public func contains(_ point: Point) -> Bool {
    columns.contains(point.column) && rows.contains(point.row)
  }

  /// The cells that are in both.
  public func intersection(_ other: Rect) -> Rect {
    let columns = self.columns.clamped(to: other.columns)
    let rows = self.rows.clamped(to: other.rows)
    return Rect(column: columns.lowerBound, row: rows.lowerBound, width: columns.count, height: rows.count)
  }

  /// The same rectangle farther right and down.
  public func moved(by offset: Point) -> Rect {
    Rect(origin: Point(column: origin.column + offset.column, row: origin.row + offset.row), size: size)
  }

  /// What is left inside of the insets.
  public func inset(by insets: Insets) -> Rect {
    let size = insets.shrink(size)
    // Where the insets leave nothing, nothing lies outside.
    return Rect(
      column: origin.column + min(insets.leading, self.size.width), row: origin.row + min(insets.top, self.size.height),
      width: size.width, height: size.height)
  }
}

/// Room that stays free on the four sides.
public struct Insets: Hashable, Sendable {
  /// Rows above.
  public var top: Int
  /// Columns before.
  public var leading: Int
  /// Rows below.
  public var bottom: Int
  /// Columns after.
  public var trailing: Int

  /// None.
  public static let zero = Insets()

  /// Room on each side; what is negative counts as 0.
  public init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
    self.top = max(0, top)
    self.leading = max(0, leading)
    self.bottom = max(0, bottom)
    self.trailing = max(0, trailing)
  }

  /// The same columns before and after, the same rows above and below.
  public init(horizontal: Int, vertical: Int = 0) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// What is left of a size.
  public func shrink(_ size: Size) -> Size {
    Size(width: size.width - leading - trailing, height: size.height - top - bottom)
  }

  /// A size with the insets around it.
  public func grow(_ size: Size) -> Size {
    Size(width: size.width + leading + trailing, height: size.height + top + bottom)
  }
}

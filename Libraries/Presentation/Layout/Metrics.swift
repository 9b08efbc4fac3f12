/// The distances of a layout, for the room that there is.
public struct Metrics: Hashable, Sendable {
  /// Columns between the edge of the screen and its content.
  public var margin: Int
  /// Rows between the groups of a page.
  public var spacing: Int
  /// Columns between things side by side.
  public var gap: Int
  /// Columns that lines of text do not exceed, so that they can be read.
  public var readableWidth: Int

  /// For a screen that is small in one direction at least: from 40×12.
  public static let compact = Metrics(margin: 1, spacing: 0, gap: 1, readableWidth: 72)
  /// For a screen of 60×20 or more.
  public static let regular = Metrics(margin: 2, spacing: 1, gap: 2, readableWidth: 72)

  /// Distances.
  public init(margin: Int, spacing: Int, gap: Int, readableWidth: Int) {
    self.margin = margin
    self.spacing = spacing
    self.gap = gap
    self.readableWidth = readableWidth
  }

  /// Those that suit a screen.
  public static func suited(to size: Size) -> Metrics {
    size.width < 60 || size.height < 20 ? .compact : .regular
  }
}

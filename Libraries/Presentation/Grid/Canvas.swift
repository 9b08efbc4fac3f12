import TerminalText

/// Where a view draws: a region of a frame, with coordinates from the region's upper left corner.
///
/// What is drawn outside of the region is left out.
public struct Canvas {
  /// The frame that all canvases of one picture draw into.
  final class Surface {
    var frame: Frame

    init(_ frame: Frame) {
      self.frame = frame
    }
  }

  private let surface: Surface
  /// In coordinates of the frame; `clip` is the part of it that may be drawn on.
  private let region: Rect
  private let clip: Rect

  init(_ surface: Surface) {
    self.surface = surface
    region = surface.frame.bounds
    clip = region
  }

  private init(_ surface: Surface, region: Rect, clip: Rect) {
    self.surface = surface
    self.region = region
    self.clip = clip
  }

  /// Columns and rows of the region.
  public var size: Size { region.size }

  /// The whole region.
  public var bounds: Rect { Rect(origin: .zero, size: size) }

  /// Whether nothing that is drawn here can be seen.
  public var isHidden: Bool { clip.isEmpty }

  /// A part of this region.
  public func part(_ rect: Rect) -> Canvas {
    let part = rect.moved(by: region.origin)
    return Canvas(surface, region: part, clip: part.intersection(clip))
  }

  /// Writes one line of text, and returns the column after it.
  @discardableResult
  public func write(_ text: some StringProtocol, at place: Point, style: CellStyle) -> Int {
    let place = Point(column: place.column + region.origin.column, row: place.row + region.origin.row)
    return surface.frame.write(text, at: place, style: style, clip: clip) - region.origin.column
  }

  /// Writes one line of text into the width of the region, cut off with `…` where it does not fit.
  public func writeLine(
    _ text: some StringProtocol, row: Int, style: CellStyle, alignment: Alignment = .leading
  ) {
    let fitting = text.truncated(toWidth: size.width)
    let column = alignment.offset(in: size.width - fitting.displayWidth)
    write(fitting, at: Point(column: column, row: row), style: style)
  }

  /// Makes all cells of a rectangle, or of the region, the same.
  public func fill(_ rect: Rect? = nil, with cluster: Character = " ", style: CellStyle) {
    let rect = (rect ?? bounds).moved(by: region.origin)
    surface.frame.fill(rect.intersection(clip), with: cluster, style: style)
  }

  /// Changes the looks of a rectangle, or of the region, and leaves what is written there.
  public func restyle(_ rect: Rect? = nil, _ change: (inout CellStyle) -> Void) {
    let rect = (rect ?? bounds).moved(by: region.origin)
    surface.frame.restyle(rect.intersection(clip), change)
  }

  /// Shows the terminal's cursor, if the place can be seen.
  public func showCursor(at place: Point) {
    let place = Point(column: place.column + region.origin.column, row: place.row + region.origin.row)
    if clip.contains(place) { surface.frame.cursor = place }
  }

  /// A frame that `body` draws.
  public static func frame<Failure: Error>(
    size: Size, _ body: (Canvas) throws(Failure) -> Void
  ) throws(Failure) -> Frame {
    let surface = Surface(Frame(size: size))
    try body(Canvas(surface))
    return surface.frame
  }
}

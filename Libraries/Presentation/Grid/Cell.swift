/// One cell of a frame: a grapheme cluster, or half of a wide one.
public struct Cell: Hashable, Sendable {
  /// What is drawn; in the second half of a wide cluster a blank that is not.
  public let cluster: Character
  /// How it looks.
  public let style: CellStyle
  /// How many columns the cluster takes: 1, 2, or 0 for the second half of a wide one.
  public let width: UInt8

  /// A blank that nobody styled.
  public static let blank = Cell(" ", width: 1, style: .standard)

  init(_ cluster: Character, width: UInt8, style: CellStyle) {
    self.cluster = cluster
    self.width = width
    self.style = style
  }

  static func secondHalf(_ style: CellStyle) -> Cell {
    Cell(" ", width: 0, style: style)
  }

  var isBlank: Bool { width == 1 && cluster == " " }
}

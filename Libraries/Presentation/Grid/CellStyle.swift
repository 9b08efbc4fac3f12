/// How a cell looks.
public struct CellStyle: Hashable, Sendable {
  /// What a terminal can do to text besides colour.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit per attribute.
    public let rawValue: UInt8

    /// Attributes by their bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Heavier letters.
    public static let bold = Attributes(rawValue: 1 << 0)
    /// Paler letters.
    public static let faint = Attributes(rawValue: 1 << 1)
    /// Slanted letters.
    public static let italic = Attributes(rawValue: 1 << 2)
    /// A line below.
    public static let underlined = Attributes(rawValue: 1 << 3)
    /// Text in the background's colour on the text's colour.
    public static let reversed = Attributes(rawValue: 1 << 4)
    /// A line through the middle.
    public static let struck = Attributes(rawValue: 1 << 5)
  }

  /// Of the text.
  public var foreground: Color
  /// Behind the text.
  public var background: Color
  /// Besides colour.
  public var attributes: Attributes

  /// As the terminal shows text that nobody styled.
  public static let standard = CellStyle()

  /// A style.
  public init(foreground: Color = .standard, background: Color = .standard, attributes: Attributes = []) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// This style for text on cells that look like `other`: their background shows through unless this has its own, and
  /// cells that are reversed stay so.
  func over(_ other: CellStyle) -> CellStyle {
    var result = self
    if background == .standard { result.background = other.background }
    if other.attributes.contains(.reversed) { result.attributes.insert(.reversed) }
    return result
  }
}

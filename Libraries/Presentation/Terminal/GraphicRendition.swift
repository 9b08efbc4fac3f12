/// Changes of style as Select Graphic Rendition (ECMA-48, 8.3.117).
struct GraphicRendition {
  /// What the terminal is set to.
  private(set) var current = CellStyle.standard
  let colors: ColorCapability

  init(colors: ColorCapability) {
    self.colors = colors
  }

  /// Appends what makes the terminal draw in a style, in as few bytes as that takes; nothing if it does already.
  mutating func change(to style: CellStyle, in bytes: inout [UInt8]) {
    var style = style
    if colors == .none { (style.foreground, style.background) = (.standard, .standard) }
    guard style != current else { return }
    bytes.append(contentsOf: "\u{1B}[".utf8)
    let start = bytes.count
    let isReset = style == .standard
    // Bold and faint have one way out in common, so what loses an attribute starts afresh.
    if !isReset, !style.attributes.isSuperset(of: current.attributes) {
      bytes.append(UInt8(ascii: "0"))
      current = .standard
    }
    if !isReset {
      for (attribute, number) in Self.numbers
      where style.attributes.contains(attribute) && !current.attributes.contains(attribute) {
        separate(from: start, in: &bytes)
        bytes.append(number: number)
      }
      if style.foreground != current.foreground {
        separate(from: start, in: &bytes)
        ColorParameters.append(style.foreground, isBackground: false, colors, to: &bytes)
      }
      if style.background != current.background {
        separate(from: start, in: &bytes)
        ColorParameters.append(style.background, isBackground: true, colors, to: &bytes)
      }
    }
    bytes.append(UInt8(ascii: "m"))
    current = style
  }

  private func separate(from start: Int, in bytes: inout [UInt8]) {
    if bytes.count > start { bytes.append(UInt8(ascii: ";")) }
  }

  private static let numbers: [(CellStyle.Attributes, Int)] = [
    (.bold, 1), (.faint, 2), (.italic, 3), (.underlined, 4), (.reversed, 7), (.struck, 9),
  ]
}

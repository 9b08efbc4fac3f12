/// A colour of text or of what is behind it.
public enum Color: Hashable, Sendable {
  /// The terminal's own; as a background, whatever is there already.
  case standard
  /// One of the 16 that the terminal's theme defines.
  case named(NamedColor)
  /// Exactly this, or the nearest that the terminal has.
  case rgb(UInt8, UInt8, UInt8)
}

/// The 16 colours of a terminal, in the order of their numbers.
public enum NamedColor: UInt8, CaseIterable, Hashable, Sendable {
  /// The eight of ECMA-48.
  case black, red, green, yellow, blue, magenta, cyan, white
  /// The eight brighter ones that terminals added.
  case brightBlack, brightRed, brightGreen, brightYellow, brightBlue, brightMagenta, brightCyan, brightWhite

  /// Red, green and blue of xterm's theme, for pictures and for the search of the nearest.
  var components: (red: UInt8, green: UInt8, blue: UInt8) {
    switch self {
    case .black: (0, 0, 0)
    case .red: (205, 0, 0)
    case .green: (0, 205, 0)
    case .yellow: (205, 205, 0)
    case .blue: (0, 0, 238)
    case .magenta: (205, 0, 205)
    case .cyan: (0, 205, 205)
    case .white: (229, 229, 229)
    case .brightBlack: (127, 127, 127)
    case .brightRed: (255, 0, 0)
    case .brightGreen: (0, 255, 0)
    case .brightYellow: (255, 255, 0)
    case .brightBlue: (92, 92, 255)
    case .brightMagenta: (255, 0, 255)
    case .brightCyan: (0, 255, 255)
    case .brightWhite: (255, 255, 255)
    }
  }
}

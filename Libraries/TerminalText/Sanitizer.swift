/// Takes from text of unknown origin what could act on a terminal or deceive its reader.
///
/// - Controls become visible: ESC is shown as `␛`, other C0 controls and DEL as their picture, C1 controls as `�`.
/// - Code points that draw nothing vanish: bidirectional overrides, isolates and marks, zero-width spaces, tags (Unicode's
///   Default_Ignorable_Code_Point). Joiners and variation selectors stay where a script or an emoji needs them.
/// - Line ends of every kind are a newline in a block and a space in a line; a tab is four spaces or one.
public enum Sanitizer {
  /// What the text is to be afterwards.
  public enum Shape: Sendable {
    /// One line: a title, a name, a cell of a table.
    case line
    /// Several lines, whose newlines stay.
    case block
  }

  /// The text without what acts or deceives. O(n), fast for ASCII.
  public static func sanitize(_ text: String, as shape: Shape) -> String {
    if text.unicodeScalars.allSatisfy(isHarmless) { return text }
    var clean = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      // The two halves of CRLF are one line end.
      if !(scalar == "\n" && previous == "\r") {
        append(scalar, to: &clean, as: shape)
      }
      previous = scalar
    }
    return String(clean)
  }

  /// Whether a scalar stays as it is whatever is beside it. No scalar below U+0300 but a soft hyphen is invisible.
  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300: true
    case 0..<0xAE, 0x2028, 0x2029: false
    default: !isInvisible(scalar)
    }
  }

  private static func append(_ scalar: Unicode.Scalar, to clean: inout String.UnicodeScalarView, as shape: Shape) {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: clean.append(shape == .block ? "\n" : " ")
    case 0x09: clean.append(contentsOf: (shape == .block ? "    " : " ").unicodeScalars)
    case 0x00...0x1F: clean.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
    case 0x7F: clean.append("\u{2421}")
    case 0x80...0x9F: clean.append("\u{FFFD}")
    case 0x20...0x7E: clean.append(scalar)
    default:
      if !isInvisible(scalar) || isNeeded(scalar, after: clean.last) { clean.append(scalar) }
    }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isDefaultIgnorableCodePoint || (0xFFF9...0xFFFB).contains(scalar.value)
  }

  /// Joiners in scripts that join and in emoji sequences, the choice of an emoji's look, and the tags of a region's flag.
  private static func isNeeded(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Bool {
    guard let previous else { return false }
    return switch scalar.value {
    case 0x200C, 0x200D: previous.value >= 0x0590 && !isInvisible(previous) || previous.value == 0xFE0F
    case 0xFE0E, 0xFE0F: previous.properties.isEmoji
    case 0xE0020...0xE007F: previous.value == 0x1F3F4 || (0xE0020...0xE007E).contains(previous.value)
    default: false
    }
  }
}

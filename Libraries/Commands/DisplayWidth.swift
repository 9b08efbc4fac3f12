extension StringProtocol {
  /// How many columns of a terminal this takes, as one line: 2 for East Asian wide characters and emoji, 0 for marks.
  ///
  /// Widths follow Unicode Standard Annex #11 (East Asian Width) with ambiguous characters narrow. O(n).
  public var displayWidth: Int {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return utf8.count }
    return reduce(0) { $0 + $1.displayWidth }
  }

  /// The longest beginning that takes at most `width` columns; `…` takes the last one where something is missing.
  func truncated(toWidth width: Int) -> String {
    if displayWidth <= width { return String(self) }
    guard width > 0 else { return "" }
    var result = ""
    var taken = 0
    for character in self {
      let next = taken + character.displayWidth
      if next > width - 1 { break }
      result.append(character)
      taken = next
    }
    return result + "…"
  }
}

extension Character {
  /// 0, 1 or 2 columns.
  var displayWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.isASCII {
      // A keycap such as 1️⃣ begins with a digit.
      return unicodeScalars.contains("\u{20E3}") ? 2 : 1
    }
    if first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return wideRanges.contains { $0.contains(first.value) } ? 2 : 1
    }
  }
}

/// Blocks that are wide or full width; wide emoji are told by their property instead.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4DC0...0x4DFF,
  0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
  0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265,
  0x20000...0x2FFFD, 0x30000...0x3FFFD,
]

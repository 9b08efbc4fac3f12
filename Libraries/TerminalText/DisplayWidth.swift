/// How wide characters are whose width depends on the font: Greek, Cyrillic, box drawing and others.
///
/// Those of Unicode Standard Annex #11 with the property *ambiguous*.
public enum AmbiguousWidth: Sendable {
  /// One column: everywhere but where the font is made for Chinese, Japanese or Korean.
  case narrow
  /// Two columns.
  case wide
}

extension StringProtocol {
  /// How many columns of a terminal this takes, as one line.
  ///
  /// Each grapheme cluster takes what ``Swift/Character/displayWidth`` says. O(n), fast for ASCII.
  @inlinable
  public var displayWidth: Int {
    Substring(self).columns(.narrow)
  }

  /// How many columns of a terminal this takes, as one line, in a terminal with such a font. O(n), fast for ASCII.
  @inlinable
  public func displayWidth(ambiguous: AmbiguousWidth) -> Int {
    Substring(self).columns(ambiguous)
  }
}

extension Substring {
  @usableFromInline
  func columns(_ ambiguous: AmbiguousWidth) -> Int {
    let ascii = utf8.prefix { $0 >= 0x20 && $0 < 0x7F }.count
    if ascii == utf8.count { return ascii }
    // What follows may be a mark on the last of them.
    let certain = Swift.max(0, ascii - 1)
    return self[utf8.index(startIndex, offsetBy: certain)...].reduce(certain) {
      $0 + $1.displayWidth(ambiguous: ambiguous)
    }
  }
}

extension Character {
  /// How many columns of a terminal this takes: 0, 1 or 2.
  ///
  /// Follows Unicode Standard Annex #11 (East Asian Width) for scalars, and Unicode Technical Standard #51 for emoji: a
  /// flag, a sequence with joiners and whatever asks for its emoji look (U+FE0F) take two columns. The scalars of
  /// another cluster add up, to at most two; marks, joiners and the vowels of a Hangul syllable add nothing.
  public var displayWidth: Int {
    displayWidth(ambiguous: .narrow)
  }

  /// How many columns of a terminal with such a font this takes: 0, 1 or 2.
  public func displayWidth(ambiguous: AmbiguousWidth) -> Int {
    var scalars = unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return 0 }
    var width = first.displayWidth(ambiguous: ambiguous)
    while width < 2, let next = scalars.next() {
      if next == "\u{FE0F}" {
        if first.properties.isEmoji { return 2 }
      } else {
        width += next.displayWidth(ambiguous: ambiguous)
      }
    }
    return min(width, 2)
  }

  /// Whether terminals agree on the width of this: a program that needs to know where the cursor is after it has to
  /// place the cursor anew where they do not.
  public var hasCertainDisplayWidth: Bool {
    let scalars = unicodeScalars
    guard let first = scalars.first, scalars.dropFirst().isEmpty else { return false }
    // Every terminal draws Latin letters, boxes and blocks one column wide, ambiguous or not.
    if first.value < 0x250 || (0x2500...0x259F).contains(first.value) { return true }
    return !EastAsianWidth.isAmbiguous(first) && !first.properties.isEmoji && first.displayWidth(ambiguous: .narrow) > 0
  }
}

extension Unicode.Scalar {
  fileprivate func displayWidth(ambiguous: AmbiguousWidth) -> Int {
    if value < 0x300 {
      if value < 0x20 || (0x7F..<0xA0).contains(value) || value == 0xAD { return 0 }
      return ambiguous == .wide && EastAsianWidth.isAmbiguous(self) ? 2 : 1
    }
    if isRegionalIndicator { return 1 }
    if EastAsianWidth.isWide(self) { return isZeroWidth ? 0 : 2 }
    if isZeroWidth { return 0 }
    if properties.isEmojiPresentation { return 2 }
    return ambiguous == .wide && EastAsianWidth.isAmbiguous(self) ? 2 : 1
  }

  /// Half of a flag: two of them are one cluster.
  private var isRegionalIndicator: Bool {
    (0x1F1E6...0x1F1FF).contains(value)
  }

  /// Whether it is one of the format characters that are visible: signs that Arabic, Syriac and Kaithi write around a
  /// number, with Unicode's property *Prepended_Concatenation_Mark*.
  private var isPrepended: Bool {
    switch value {
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x110BD, 0x110CD: true
    default: false
    }
  }

  private var isZeroWidth: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .lineSeparator, .paragraphSeparator: true
    case .format: !isPrepended
    case .otherLetter: (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FB).contains(value)
    default: false
    }
  }
}

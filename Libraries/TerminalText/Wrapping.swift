extension String {
  /// The lines of this where each takes at most `width` columns.
  ///
  /// Breaks at line ends, instead of blanks, after hyphens and dashes inside a word, and around wide characters; a word
  /// that is longer than a line is broken between grapheme clusters. Marks that close do not start a line, and marks
  /// that open do not end one. Blanks before a break vanish; U+00A0 is no blank. There is always at least one line, and
  /// a line holds at least one cluster, whatever the width. O(n).
  public func wrapped(toWidth width: Int) -> [Substring] {
    var lines: [Substring] = []
    for line in split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if line.displayWidth <= width {
        lines.append(line)
      } else {
        var wrapper = LineWrapper(line: line, width: width)
        lines += wrapper.lines()
      }
    }
    return lines
  }
}

/// Breaks one line into several.
private struct LineWrapper {
  let line: Substring
  let width: Int

  /// Where the line in the making begins, and its columns so far, blanks at its end included.
  private var start: Substring.Index
  private var columns = 0
  /// The latest place where it may end, and the columns up to there.
  private var opportunity: (index: Substring.Index, columns: Int)?

  init(line: Substring, width: Int) {
    self.line = line
    self.width = width
    start = line.startIndex
  }

  mutating func lines() -> [Substring] {
    var lines: [Substring] = []
    var previous: Character?
    var index = line.startIndex
    while index < line.endIndex {
      let character = line[index]
      if let previous, canBreak(between: previous, and: character) { opportunity = (index, columns) }
      let next = columns + character.displayWidth
      // Blanks may hang over the end.
      if next > width, character != " ", index > start {
        lines.append(endLine(before: index))
        // The cluster may not fit after what was carried over either.
        continue
      }
      columns = next
      previous = character
      index = line.index(after: index)
    }
    let rest = withoutBlanksAtEnd(line[start...])
    if !rest.isEmpty || lines.isEmpty { lines.append(rest) }
    return lines
  }

  private mutating func endLine(before index: Substring.Index) -> Substring {
    let end = opportunity ?? (index, columns)
    let finished = line[start..<end.index]
    start = end.index
    columns -= end.columns
    opportunity = nil
    return withoutBlanksAtEnd(finished)
  }

  private func canBreak(between previous: Character, and next: Character) -> Bool {
    if next == " " { return false }
    if previous == " " { return true }
    if previous.isOpening || next.isClosing { return false }
    if "-\u{2010}\u{2013}\u{2014}".contains(previous) { return next.isLetter }
    return previous.displayWidth == 2 || next.displayWidth == 2
  }

  private func withoutBlanksAtEnd(_ text: Substring) -> Substring {
    guard let last = text.lastIndex(where: { $0 != " " }) else { return text.prefix(0) }
    return text[...last]
  }
}

extension Character {
  fileprivate var isOpening: Bool {
    switch unicodeScalars.first?.properties.generalCategory {
    case .openPunctuation, .initialPunctuation: true
    default: false
    }
  }

  fileprivate var isClosing: Bool {
    guard let first = unicodeScalars.first else { return false }
    return switch first.properties.generalCategory {
    case .closePunctuation, .finalPunctuation: true
    case .otherPunctuation: !"@#&*\\/%".unicodeScalars.contains(first)
    // The sign of a long vowel and the sign of repetition.
    default: first == "ー" || first == "々"
    }
  }
}

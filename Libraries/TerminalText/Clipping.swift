/// Where text is left out that does not fit.
public enum TruncationPlace: Sendable {
  /// `The quick br…`
  case end
  /// `…the lazy dog`: for paths, and for what is being typed.
  case start
  /// `The qui…y dog`: for names whose ends tell them apart.
  case middle
}

extension StringProtocol {
  /// The longest beginning of whole grapheme clusters that takes at most `width` columns. O(length of the result).
  public func clipped(toWidth width: Int) -> SubSequence {
    var taken = 0
    return prefix { character in
      taken += character.displayWidth
      return taken <= width
    }
  }

  /// The longest end of whole grapheme clusters that takes at most `width` columns. O(length of the result).
  public func clippedStart(toWidth width: Int) -> SubSequence {
    var taken = 0
    var start = endIndex
    while start > startIndex {
      let before = index(before: start)
      taken += self[before].displayWidth
      if taken > width { break }
      start = before
    }
    return self[start...]
  }

  /// This in at most `width` columns; `…` takes one of them where something is missing. O(n).
  public func truncated(toWidth width: Int, at place: TruncationPlace = .end) -> String {
    if displayWidth <= width { return String(self) }
    guard width > 0 else { return "" }
    switch place {
    case .end: return clipped(toWidth: width - 1) + "…"
    case .start: return "…" + clippedStart(toWidth: width - 1)
    case .middle: return clipped(toWidth: width / 2) + "…" + clippedStart(toWidth: (width - 1) / 2)
    }
  }

  /// This with blanks around it until it takes `width` columns; longer text is left as it is. O(n).
  public func padded(toWidth width: Int, alignment: TextAlignment = .leading) -> String {
    let blanks = Swift.max(0, width - displayWidth)
    let before = alignment.offset(in: blanks)
    return String(repeating: " ", count: before) + self + String(repeating: " ", count: blanks - before)
  }
}

/// Where text stands in more room than it takes.
public enum TextAlignment: Sendable, Equatable {
  /// At the beginning of the line.
  case leading
  /// In the middle; an odd column is left over at the end.
  case center
  /// At the end of the line.
  case trailing

  /// How many of `room` free columns come before the text.
  public func offset(in room: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: Swift.max(0, room) / 2
    case .trailing: Swift.max(0, room)
    }
  }
}

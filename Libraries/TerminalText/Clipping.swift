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
}

/// What somebody looks for: terms that all must be there, and terms that must not.
///
/// `word` is a whole word, `word*` the start of one, `"a phrase"` words in a row, and a hyphen before any of them
/// excludes it. Case and accents make no difference.
public struct SearchQuery: Sendable, Equatable {
  /// One or more words in a row.
  public struct Term: Sendable, Equatable {
    /// Folded words as `SearchText` makes them, at least one.
    public let words: [String]

    /// Whether the last word is only the start of one.
    public let isPrefix: Bool

    /// Whether the words stand somewhere in a row of words.
    func matches(_ text: [String]) -> Bool {
      guard text.count >= words.count else { return false }
      return (0...(text.count - words.count)).contains { start in
        words.indices.allSatisfy { index in
          let isStart = isPrefix && index == words.count - 1
          return isStart ? text[start + index].hasPrefix(words[index]) : text[start + index] == words[index]
        }
      }
    }
  }

  /// What must be in the title or the description.
  public let wanted: [Term]

  /// What must be in neither.
  public let excluded: [Term]

  /// Finds everything.
  public static let everything = SearchQuery(wanted: [], excluded: [])

  /// Whether every listing matches.
  public var isEmpty: Bool { wanted.isEmpty && excluded.isEmpty }

  /// All that is wanted as one phrase, which puts a title that has it first. Nil where nothing is wanted, or where only the
  /// start of a word is followed by another word.
  public var phrase: Term? {
    guard let last = wanted.last, !wanted.dropLast().contains(where: \.isPrefix) else { return nil }
    return Term(words: wanted.flatMap(\.words), isPrefix: last.isPrefix)
  }

  /// How well a listing fits, or nil where it does not.
  public func rank(_ details: ListingDetails) -> SearchRank? {
    rank(title: SearchText.words(in: details.title), description: SearchText.words(in: details.description))
  }

  /// How well a listing with these words fits, or nil where it does not.
  func rank(title: [String], description: [String]) -> SearchRank? {
    guard !excluded.contains(where: { $0.matches(title) || $0.matches(description) }) else { return nil }
    guard wanted.allSatisfy({ $0.matches(title) || $0.matches(description) }) else { return nil }
    if let phrase, phrase.matches(title) { return .phraseInTitle }
    let isInTitle = !wanted.isEmpty && wanted.allSatisfy { $0.matches(title) }
    return isInTitle ? .wordsInTitle : .anywhere
  }
}

/// How well a listing fits, the best first. It depends on that listing alone.
public enum SearchRank: Int, Sendable, Comparable, CaseIterable {
  case phraseInTitle, wordsInTitle, anywhere

  /// Whether the one fits better than the other.
  public static func < (one: SearchRank, other: SearchRank) -> Bool { one.rawValue < other.rawValue }
}

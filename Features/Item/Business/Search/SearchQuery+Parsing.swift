extension SearchQuery {
  /// The most terms of a search.
  public static let mostTerms = 50

  /// Reads what a person typed. A text without anything finds everything.
  ///
  /// A phrase that is not closed goes on to the end. Punctuation parts words: `like-new` is the phrase `like new`.
  /// Throws `ItemError.searchWithoutWords` for a text of punctuation only, and `searchTooLong`.
  public init(_ text: String) throws {
    var wanted: [Term] = []
    var excluded: [Term] = []
    var scanner = TermScanner(text)
    while let (term, isExcluded) = scanner.next() {
      guard !term.words.isEmpty else { continue }
      if isExcluded { excluded.append(term) } else { wanted.append(term) }
      guard wanted.count + excluded.count <= Self.mostTerms, term.words.count <= Self.mostTerms else {
        throw ItemError.searchTooLong(limit: Self.mostTerms)
      }
    }
    guard !(wanted.isEmpty && excluded.isEmpty) || text.trimmed.isEmpty else {
      throw ItemError.searchWithoutWords(text)
    }
    self.init(wanted: wanted, excluded: excluded)
  }
}

/// Cuts a search text into terms.
private struct TermScanner {
  private var rest: Substring

  init(_ text: String) {
    rest = text[...]
  }

  mutating func next() -> (term: SearchQuery.Term, isExcluded: Bool)? {
    rest = rest.drop(while: \.isWhitespace)
    guard !rest.isEmpty else { return nil }
    let isExcluded = take { $0 == "-" }
    if take(where: Self.isQuote) {
      let phrase = takePrefix { !Self.isQuote($0) }
      _ = take(where: Self.isQuote)
      let isPrefix = take { $0 == "*" }
      return (term(phrase, isPrefix: isPrefix), isExcluded)
    }
    let word = takePrefix { !$0.isWhitespace }
    return (term(word, isPrefix: word.last == "*"), isExcluded)
  }

  private func term(_ text: Substring, isPrefix: Bool) -> SearchQuery.Term {
    SearchQuery.Term(words: SearchText.words(in: String(text)), isPrefix: isPrefix)
  }

  private mutating func take(where matches: (Character) -> Bool) -> Bool {
    guard let first = rest.first, matches(first) else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func takePrefix(while matches: (Character) -> Bool) -> Substring {
    let taken = rest.prefix(while: matches)
    rest = rest[taken.endIndex...]
    return taken
  }

  private static func isQuote(_ character: Character) -> Bool {
    switch character {
    case "\"", "“", "”", "„": true
    default: false
    }
  }
}

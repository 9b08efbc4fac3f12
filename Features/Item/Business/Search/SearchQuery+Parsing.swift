extension SearchQuery {
  /// The most words of a search.
  public static let mostWords = 50

  /// Reads what a person typed. A text without anything finds everything.
  ///
  /// What stands between letters and digits parts words: `beach-cruiser` wants both. A phrase that is not closed goes on
  /// to the end. Throws `ItemError.searchWithoutWords` for a text of punctuation only, and `searchTooLong`.
  public init(_ text: String) throws {
    var wanted: [Term] = []
    var excluded: [Term] = []
    var scanner = TermScanner(text)
    while let typed = scanner.next() {
      if typed.isExcluded {
        excluded += typed.asPhrase
      } else {
        wanted += typed.isQuoted ? typed.asPhrase : typed.asWords
      }
      guard (wanted + excluded).reduce(0, { $0 + $1.words.count }) <= Self.mostWords else {
        throw ItemError.searchTooLong(limit: Self.mostWords)
      }
    }
    guard !(wanted.isEmpty && excluded.isEmpty) || text.trimmed.isEmpty else {
      throw ItemError.searchWithoutWords(text)
    }
    self.init(wanted: wanted, excluded: excluded)
  }
}

/// What stands between two spaces, or two quotation marks.
private struct TypedTerm {
  let words: [String]
  let isPrefix: Bool
  let isQuoted: Bool
  let isExcluded: Bool

  var asPhrase: [SearchQuery.Term] {
    words.isEmpty ? [] : [SearchQuery.Term(words: words, isPrefix: isPrefix)]
  }

  var asWords: [SearchQuery.Term] {
    words.indices.map { SearchQuery.Term(words: [words[$0]], isPrefix: isPrefix && $0 == words.count - 1) }
  }
}

/// Cuts a search text into terms.
private struct TermScanner {
  private var rest: Substring

  init(_ text: String) {
    rest = text[...]
  }

  mutating func next() -> TypedTerm? {
    rest = rest.drop(while: \.isWhitespace)
    guard !rest.isEmpty else { return nil }
    let isExcluded = take { $0 == "-" }
    let isQuoted = take(where: Self.isQuote)
    let text = takePrefix { isQuoted ? !Self.isQuote($0) : !$0.isWhitespace }
    if isQuoted { _ = take(where: Self.isQuote) }
    let isPrefix = isQuoted ? take { $0 == "*" } : text.last == "*"
    return TypedTerm(
      words: SearchText.words(in: String(text)), isPrefix: isPrefix, isQuoted: isQuoted, isExcluded: isExcluded)
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

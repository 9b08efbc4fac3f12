/// What a person wants to find: words, beginnings of words and phrases that must all be there, and some that must not.
public struct TextQuery: Sendable, Equatable {
  /// Words that follow each other; one word is a phrase of one.
  public struct Phrase: Sendable, Equatable {
    /// The words: runs of letters and digits.
    public let words: [String]

    /// Whether the last word may go on.
    public let isPrefix: Bool

    /// A phrase of the words in `text`, or nil if there is none in it.
    public init?(_ text: some StringProtocol, isPrefix: Bool = false) {
      words = TextQuery.words(in: text)
      self.isPrefix = isPrefix
      guard !words.isEmpty else { return nil }
    }
  }

  /// Must all be there, in one of the columns each.
  public private(set) var wanted: [Phrase]

  /// None may be there, in any column.
  public private(set) var unwanted: [Phrase]

  /// The only columns in which `wanted` counts; nil for all of them.
  public private(set) var column: String?

  /// Queries whose hits are left out.
  public private(set) var excluded: [TextQuery] = []

  /// Reads what a person typed: all words are wanted; `word*` wants a word's beginning, `"two words"` a phrase, and
  /// `-word` or `-"two words"` that it is not there.
  ///
  /// Every text is a query. Words are runs of letters and digits, so that what stands between them (`beach-cruiser`)
  /// separates words; a quotation mark that is not closed reaches to the end.
  public init(_ text: String) {
    wanted = []
    unwanted = []
    var rest = text[...]
    while let start = rest.firstIndex(where: { !$0.isWhitespace }) {
      rest = rest[start...]
      let isUnwanted = rest.first == "-"
      if isUnwanted { rest.removeFirst() }
      let term = TextQuery.takeTerm(from: &rest)
      if isUnwanted {
        if let phrase = Phrase(term.text, isPrefix: term.isPrefix) { unwanted.append(phrase) }
      } else if term.isQuoted {
        if let phrase = Phrase(term.text, isPrefix: term.isPrefix) { wanted.append(phrase) }
      } else {
        let words = TextQuery.words(in: term.text)
        wanted += words.indices.compactMap { index in
          Phrase(words[index], isPrefix: term.isPrefix && index == words.count - 1)
        }
      }
    }
  }

  /// Whether there is nothing to look for and nothing to leave out.
  public var isEmpty: Bool { wanted.isEmpty && unwanted.isEmpty && excluded.isEmpty }

  /// The same, with what is wanted wanted in `column`.
  public func inColumn(_ column: String) -> TextQuery {
    var query = self
    query.column = column
    return query
  }

  /// The same, with all that is wanted as one phrase, in the order in which it was typed.
  public func asPhrase() -> TextQuery {
    var query = self
    let words = wanted.flatMap(\.words)
    query.wanted = Phrase(words.joined(separator: " "), isPrefix: wanted.last?.isPrefix ?? false).map { [$0] } ?? []
    return query
  }

  /// The same, without what `other` finds.
  public func excluding(_ other: TextQuery) -> TextQuery {
    var query = self
    query.excluded.append(other)
    return query
  }
}

extension TextQuery {
  private struct Term {
    var text: Substring
    var isQuoted: Bool
    var isPrefix: Bool
  }

  /// Takes what reaches to the closing quotation mark or, unquoted, to the next space or opening one.
  private static func takeTerm(from rest: inout Substring) -> Term {
    let isQuoted = rest.first == "\""
    if isQuoted { rest.removeFirst() }
    let end = rest.firstIndex { isQuoted ? $0 == "\"" : $0.isWhitespace || $0 == "\"" } ?? rest.endIndex
    let text = rest[..<end]
    rest = rest[end...]
    if isQuoted, !rest.isEmpty { rest.removeFirst() }
    if isQuoted, rest.first == "*" {
      rest.removeFirst()
      return Term(text: text, isQuoted: true, isPrefix: true)
    }
    return Term(text: text, isQuoted: isQuoted, isPrefix: !isQuoted && text.last == "*")
  }

  fileprivate static func words(in text: some StringProtocol) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.map { String($0) }
  }
}

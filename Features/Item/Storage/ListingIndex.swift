import Item
import Storage

/// The words of listings as a full-text index. It holds words as Business makes them, and is asked for these words, so
/// that a search finds what it finds in memory.
enum ListingIndex {
  static let index = TextIndex("item_text", columns: ["title", "description"])

  static func insert(_ listing: Listing, in db: borrowing Writer) throws {
    try index.insert(listing.number, texts(of: listing), in: db)
  }

  static func update(_ listing: Listing, in db: borrowing Writer) throws {
    try index.update(listing.number, texts(of: listing), in: db)
  }

  private static func texts(of listing: Listing) -> [String] {
    [listing.details.title, listing.details.description].map {
      SearchText.words(in: $0).joined(separator: " ")
    }
  }
}

extension TextQuery {
  /// What matches a query at all.
  init(_ query: SearchQuery) {
    self.init(query.wanted, without: query.excluded)
  }

  /// What matches a query that wants something with exactly this rank; nil where nothing can.
  init?(_ query: SearchQuery, rank: SearchRank) {
    let all = TextQuery(query)
    let inTitle = all.inColumn("title")
    let phrase = query.phrase.map { TextQuery([$0], without: query.excluded).inColumn("title") }
    switch rank {
    case .phraseInTitle:
      guard let phrase else { return nil }
      self = phrase
    case .wordsInTitle:
      // A single term is its own phrase.
      guard query.wanted.count > 1 || phrase == nil else { return nil }
      self = phrase.map(inTitle.excluding) ?? inTitle
    case .anywhere:
      self = all.excluding(inTitle)
    }
  }

  /// What a query leaves out, each by itself.
  static func excluded(by query: SearchQuery) -> [TextQuery] {
    query.excluded.map { TextQuery([$0], without: []) }
  }

  /// A query is read from text; its words are letters and digits, so that nothing in them can be mistaken.
  private init(_ wanted: [SearchQuery.Term], without excluded: [SearchQuery.Term]) {
    self.init((wanted.map(Self.written) + excluded.map { "-" + Self.written($0) }).joined(separator: " "))
  }

  private static func written(_ term: SearchQuery.Term) -> String {
    "\"\(term.words.joined(separator: " "))\"" + (term.isPrefix ? "*" : "")
  }
}

import Item

/// What somebody looks for, as it was typed and chosen.
struct BrowseCriteria: Equatable, Sendable {
  var text = ""
  var category = ""
  var condition: Condition?
  var minimum = ""
  var maximum = ""
  var currency = ""
  var scope = Scope.everything
  var order = SearchOrder.relevance

  /// Whose or which items are looked at.
  enum Scope: CaseIterable, Sendable {
    case everything, favourites, mine
  }

  /// What is looked for: the last word may not be finished yet, so that its beginning is enough.
  var searched: String {
    guard let end = text.last, end.isLetter || end.isNumber,
      text.split(whereSeparator: \.isWhitespace).last?.hasPrefix("-") == false
    else { return text }
    return text + "*"
  }

  /// What was typed, without spaces around it.
  var query: String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// Whether anything but the text narrows the search.
  var isNarrowed: Bool {
    !category.isEmpty || condition != nil || !minimum.isEmpty || !maximum.isEmpty || !currency.isEmpty
      || scope != .everything
  }

  /// The same text, found in everything.
  var widened: BrowseCriteria { BrowseCriteria(text: text, order: order) }
}

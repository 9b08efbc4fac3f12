import Item

/// What somebody looks for, as it was typed and chosen.
struct BrowseCriteria: Equatable, Sendable {
  var text = ""
  var category = ""
  var condition: Condition?
  var minimum = ""
  var maximum = ""
  var currency = ""
  var isFavourites = false
  var order = SearchOrder.relevance

  /// What was typed, without spaces around it.
  var query: String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// Whether anything but the text narrows the search.
  var isNarrowed: Bool {
    !category.isEmpty || condition != nil || !minimum.isEmpty || !maximum.isEmpty || !currency.isEmpty || isFavourites
  }

  /// The same text, found in everything.
  var widened: BrowseCriteria { BrowseCriteria(text: text, order: order) }
}

/// A page of a search, as a store is asked for it.
public struct SearchRequest: Sendable, Equatable {
  /// What is looked for.
  public var query: SearchQuery

  /// Where.
  public var filter: ListingFilter

  /// What comes first.
  public var order: SearchOrder

  /// Where to go on, of the same order; nil for the start.
  public var after: SearchPosition?

  /// The most listings.
  public var limit: Int

  /// A request for the page behind `after`.
  public init(
    query: SearchQuery, filter: ListingFilter, order: SearchOrder, after: SearchPosition? = nil, limit: Int
  ) {
    self.query = query
    self.filter = filter
    self.order = order
    self.after = after
    self.limit = limit
  }
}

/// Some of what was found, and where to go on.
public struct SearchPage: Sendable, Equatable {
  /// In the order of the search.
  public let listings: [Listing]

  /// What to ask for the next page; nil on the last one.
  public let nextCursor: String?
}

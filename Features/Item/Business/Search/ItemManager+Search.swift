extension ItemManager {
  /// The most listings of a page.
  public static let largestPage = 1_000

  /// A page of what matches. `cursor` is `nextCursor` of the page before, of the same search.
  ///
  /// Pages neither repeat nor skip a listing, also while others are added. What was removed is its seller's to find:
  /// `viewerId` is who looks, nil being anybody. Throws `ItemError.pageSize`, `invalidCursor` and `removedOfOthers`.
  public func search(
    _ query: SearchQuery, filter: ListingFilter = ListingFilter(), order: SearchOrder = .relevance, limit: Int,
    cursor: String? = nil, by viewerId: String? = nil
  ) throws -> SearchPage {
    guard (1...Self.largestPage).contains(limit) else { throw ItemError.pageSize(limit: Self.largestPage) }
    if filter.states.contains(.removed) {
      guard let viewerId, filter.sellerId == viewerId else { throw ItemError.removedOfOthers }
    }
    // Where nothing is wanted everything fits alike, and the newest come first.
    let order = order == .relevance && query.wanted.isEmpty ? .newest : order
    var request = SearchRequest(query: query, filter: filter, order: order, limit: limit + 1)
    request.after = try cursor.map { try SearchCursor.position(in: $0, of: request) }
    let found = try store.search(request)
    let page = Array(found.prefix(limit))
    let next = found.count > limit ? page.last.map { SearchPosition(of: $0, in: order, query: query) } : nil
    return SearchPage(listings: page, nextCursor: next.map { SearchCursor.text(for: $0, of: request) })
  }

  /// How many listings a seller has. One query.
  public func counts(sellerId: String) throws -> ListingCounts {
    ListingCounts(byState: try store.stateCounts(sellerId: sellerId))
  }

  /// What the items that match ask, by currency code. Free ones do not count.
  ///
  /// A histogram has at most `mostBars`, at least 2. One query, and O(prices) in memory.
  public func surveyPrices(
    _ query: SearchQuery, filter: ListingFilter = ListingFilter(), mostBars: Int = 20
  ) throws -> [PriceSurvey] {
    try store.askingPrices(query: query, filter: filter)
      .compactMap { PriceSurvey(currencyCode: $0.key, ascending: $0.value, mostBars: mostBars) }
      .sorted { $0.currencyCode < $1.currencyCode }
  }

  /// Which of these listings a user marked as favourites. One query.
  public func favourites(among listings: [Listing], userId: String) throws -> Set<Int64> {
    try store.favourites(among: listings.map(\.number), userId: userId)
  }
}

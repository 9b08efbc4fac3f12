public import Item
import Storage

extension DatabaseItemStore {
  /// Up to `limit` listings that match, in the order of the request, from behind its position.
  ///
  /// Each part is read in the order of an index and stops at the limit, whatever matches beyond it; only a search by
  /// price for words has to look at all that match.
  public func search(_ request: SearchRequest) throws -> [Listing] {
    try database.read { db in
      var found: [Listing] = []
      for part in SearchPart.parts(of: request) where found.count < request.limit {
        found += try db.rows(
          part.statement(filter: request.filter, limit: request.limit - found.count, in: db), ListingRow.listing)
      }
      return found
    }
  }

  /// The asking prices of all listings that match, in ascending order for each currency code; free ones are left out.
  public func askingPrices(query: SearchQuery, filter: ListingFilter) throws -> [String: [Int64]] {
    try database.read { db in
      var part = SearchPart(text: query.isEmpty ? nil : TextQuery(query), order: "currency, price")
      part.conditions = ["price > 0"]
      var prices: [String: [Int64]] = [:]
      try db.forEach(part.statement(filter: filter, columns: "currency, price", in: db)) { row in
        prices[try row["currency"], default: []].append(try row["price"])
      }
      return prices
    }
  }
}

/// A part of a search that one index can answer in order; the parts one after the other are the search.
private struct SearchPart {
  /// What is looked for; nil for everything.
  var text: TextQuery?
  var conditions: [SQL] = []
  var order: SQL

  static func parts(of request: SearchRequest) -> [SearchPart] {
    let query = request.query
    let text = query.isEmpty ? nil : TextQuery(query)
    switch (request.order, request.after) {
    case (.relevance, .relevance(let rank, let number)):
      return relevanceParts(query, from: rank, behind: number)
    case (.relevance, _):
      return relevanceParts(query, from: .phraseInTitle, behind: nil)
    case (.newest, .age(let number)):
      return [SearchPart(text: text, conditions: ["number < \(number)"], order: "number DESC")]
    case (.newest, _):
      return [SearchPart(text: text, order: "number DESC")]
    case (.oldest, .age(let number)):
      return [SearchPart(text: text, conditions: ["number > \(number)"], order: "number")]
    case (.oldest, _):
      return [SearchPart(text: text, order: "number")]
    case (.price, .price(let currency, let price, let number)):
      return priceParts(
        text, currency: currency,
        behind: "price >= \(price) AND (price > \(price) OR number < \(number))",
        order: "currency, price, number DESC")
    case (.price, _):
      return [SearchPart(text: text, order: "currency, price, number DESC")]
    case (.priceDescending, .price(let currency, let price, let number)):
      return priceParts(
        text, currency: currency,
        behind: "price <= \(price) AND (price < \(price) OR number < \(number))",
        order: "currency, price DESC, number DESC")
    case (.priceDescending, _):
      return [SearchPart(text: text, order: "currency, price DESC, number DESC")]
    }
  }

  private static func relevanceParts(
    _ query: SearchQuery, from first: SearchRank, behind number: Int64?
  ) -> [SearchPart] {
    // Where nothing is wanted, everything fits alike.
    guard !query.wanted.isEmpty else {
      let rest: [SQL] = number.map { ["number < \($0)"] } ?? []
      return [SearchPart(text: query.isEmpty ? nil : TextQuery(query), conditions: rest, order: "number DESC")]
    }
    return SearchRank.allCases.filter { $0 >= first }.compactMap { rank in
      guard let text = TextQuery(query, rank: rank) else { return nil }
      var part = SearchPart(text: text, order: "number DESC")
      if rank == first, let number { part.conditions = ["number < \(number)"] }
      return part
    }
  }

  /// The rest of a currency, and then the currencies behind it: as two parts each is one range of the index.
  private static func priceParts(_ text: TextQuery?, currency: String, behind rest: SQL, order: SQL) -> [SearchPart] {
    [
      SearchPart(text: text, conditions: ["currency = \(currency)", rest], order: order),
      SearchPart(text: text, conditions: ["currency > \(currency)"], order: order),
    ]
  }

  func statement(
    filter: ListingFilter, columns: SQL = ListingRow.columns, limit: Int = -1,
    in db: borrowing some Queryable & ~Copyable
  ) -> SQL {
    let conditions = self.conditions + filter.conditions
    let condition = conditions.joined(separator: " AND ")
    guard let text else {
      return "SELECT \(columns) FROM item_listing WHERE \(condition) ORDER BY \(order) LIMIT \(limit)"
    }
    // The hits lead, so that they are found in descending order and the search stops at the limit.
    return """
      SELECT \(columns) FROM (SELECT id AS number FROM \(ListingIndex.index.hits(text, in: db)))
      CROSS JOIN item_listing USING (number)
      WHERE \(condition) ORDER BY \(order) LIMIT \(limit)
      """
  }
}

extension ListingFilter {
  fileprivate var conditions: [SQL] {
    var conditions: [SQL] = ["state IN \(states.sorted { $0.rawValue < $1.rawValue })"]
    if let category { conditions.append("category = \(category)") }
    if let condition { conditions.append("condition = \(condition)") }
    if let sellerId { conditions.append("seller_id = \(sellerId)") }
    if let currencyCode { conditions.append("currency = \(currencyCode)") }
    if let minimumPrice { conditions.append("price >= \(minimumPrice)") }
    if let maximumPrice { conditions.append("price <= \(maximumPrice)") }
    if let favouriteOf {
      conditions.append("number IN (SELECT listing FROM item_favourite WHERE user_id = \(favouriteOf))")
    }
    return conditions
  }
}

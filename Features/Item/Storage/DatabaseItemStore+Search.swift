public import Item
import Storage

extension DatabaseItemStore {
  /// Up to `limit` listings that match, in the order of the request, from behind its position.
  ///
  /// Each part is read in the order of an index and stops at the limit, however many match beyond it; by price for words
  /// that many have, the numbers of all that match are collected first.
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
      var conditions: [SQL] = ["price > 0"] + filter.conditions
      if !query.isEmpty { conditions.append("number IN \(ListingIndex.index.hits(TextQuery(query), in: db))") }
      var prices: [String: [Int64]] = [:]
      try db.forEach(
        """
        SELECT currency, price FROM item_listing
        WHERE \(conditions.joined(separator: " AND ")) ORDER BY currency, price
        """
      ) { row in
        prices[try row["currency"], default: []].append(try row["price"])
      }
      return prices
    }
  }
}

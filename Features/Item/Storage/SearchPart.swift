import Item
import Storage

/// A part of a search that one index can answer in order; the parts one after the other are the search.
struct SearchPart {
  private let text: TextQuery?
  private let excluded: [TextQuery]
  private let isOrderedByHits: Bool
  private let conditions: [SQL]
  private let order: SQL

  /// `conditions` go along with the text of `query`, or with its matches of one rank in `text`.
  private init(_ query: SearchQuery, text: TextQuery? = nil, _ conditions: SQL..., order: SearchOrder) {
    let isWanted = !query.wanted.isEmpty
    self.text = isWanted ? text ?? TextQuery(query) : nil
    // An index of words can leave out of what it finds; where nothing is wanted, it is left out of all listings.
    self.excluded = isWanted ? [] : TextQuery.excluded(by: query)
    self.conditions = conditions
    switch order {
    case .relevance, .newest: (isOrderedByHits, self.order) = (true, "number DESC")
    case .oldest: (isOrderedByHits, self.order) = (true, "number")
    case .price: (isOrderedByHits, self.order) = (false, "currency, price, number DESC")
    case .priceDescending: (isOrderedByHits, self.order) = (false, "currency, price DESC, number DESC")
    }
  }

  /// The parts of a search, from behind its position.
  static func parts(of request: SearchRequest) -> [SearchPart] {
    let query = request.query
    let order = request.order
    switch request.after {
    case .relevance(let rank, let number): return ranks(of: query, from: rank, behind: number)
    case nil where order == .relevance: return ranks(of: query, from: .phraseInTitle, behind: nil)
    case nil: return [SearchPart(query, order: order)]
    case .age(let number):
      return [SearchPart(query, order == .oldest ? "number > \(number)" : "number < \(number)", order: order)]
    case .price(let currency, let price, let number):
      // The rest of a currency, and then the currencies behind it: as two parts each is one range of an index.
      let rest: SQL =
        order == .price
        ? "price >= \(price) AND (price > \(price) OR number < \(number))"
        : "price <= \(price) AND (price < \(price) OR number < \(number))"
      return [
        SearchPart(query, "currency = \(currency)", rest, order: order),
        SearchPart(query, "currency > \(currency)", order: order),
      ]
    }
  }

  private static func ranks(of query: SearchQuery, from first: SearchRank, behind number: Int64?) -> [SearchPart] {
    let position: SQL = number.map { "number < \($0)" } ?? "TRUE"
    // Where nothing is wanted, everything fits alike.
    guard !query.wanted.isEmpty else { return [SearchPart(query, position, order: .relevance)] }
    return SearchRank.allCases.filter { $0 >= first }.compactMap { rank in
      TextQuery(query, rank: rank).map { text in
        SearchPart(query, text: text, rank == first ? position : "TRUE", order: .relevance)
      }
    }
  }

  func statement(filter: ListingFilter, limit: Int, in db: borrowing some Queryable & ~Copyable) throws -> SQL {
    var conditions = conditions + filter.conditions
    for excluded in excluded { conditions.append("number NOT IN \(ListingIndex.index.hits(excluded, in: db))") }
    var source: SQL = "item_listing"
    if let text {
      let hits = ListingIndex.index.hits(text, in: db)
      if try isOrderedByHits || areFew(hits, in: db) {
        // The hits lead: in the order of numbers they are found in order, and the search stops at the limit.
        source = "(SELECT id AS number FROM \(hits)) CROSS JOIN item_listing USING (number)"
      } else {
        // The plus keeps the hits from leading, so that the index of prices does, and the search stops at the limit.
        conditions.insert("+number IN \(hits)", at: 0)
      }
    }
    return """
      SELECT \(ListingRow.columns) FROM \(source)
      WHERE \(conditions.joined(separator: " AND ")) ORDER BY \(order) LIMIT \(limit)
      """
  }

  /// Whether sorting the hits costs less than looking for them along the index of prices.
  private func areFew(_ hits: SQL, in db: borrowing some Queryable & ~Copyable) throws -> Bool {
    let few = 5_000
    let count = try db.value("SELECT count(*) FROM (SELECT id FROM \(hits) LIMIT \(few + 1))", as: Int.self)
    return (count ?? 0) <= few
  }
}

extension ListingFilter {
  /// What the columns of a listing have to be.
  var conditions: [SQL] {
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

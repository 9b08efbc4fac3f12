import Item
import Testing

@Suite("A search")
struct SearchTests {
  let market = Market()
  var manager: ItemManager { market.manager }

  @Test("orders by rank, then newest first")
  func ranking() throws {
    try market.add("Cruiser", "for the beach")
    try market.add("Beach cruiser A")
    try market.add("Cruiser for the beach")
    try market.add("Beach cruiser B")
    #expect(
      try market.found("beach cruiser") == [
        "Beach cruiser B", "Beach cruiser A", "Cruiser for the beach", "Cruiser",
      ])
  }

  @Test(
    "pages without repeating or skipping, also while items are added",
    arguments: SearchOrder.allCases, [1, 2, 3])
  func paging(order: SearchOrder, limit: Int) throws {
    for index in 0..<7 { try market.add("Bike \(index)", price: Int64(1 + index % 2)) }
    let expected = try manager.search(SearchQuery("bike"), order: order, limit: 100).listings.map(\.number)
    var seen: [Int64] = []
    var cursor: String?
    repeat {
      let page = try manager.search(SearchQuery("bike"), order: order, limit: limit, cursor: cursor)
      seen += page.listings.map(\.number)
      cursor = page.nextCursor
      // Comes before all others by its number, and last by its price.
      if seen.count == limit, order != .oldest { try market.add("Bike, late", price: order == .price ? 1_000 : 1) }
    } while cursor != nil
    #expect(Array(seen.filter { $0 <= 7 }) == expected)
    #expect(Set(seen).count == seen.count)
  }

  @Test("by price puts each currency together")
  func currencies() throws {
    try market.add("A", price: 5)
    try manager.add(
      ListingDetails(title: "B", price: .amount(1), currencyCode: "USD"), sellerId: "ana")
    try market.add("C", price: 3)
    #expect(try market.found("", order: .price) == ["C", "A", "B"])
    #expect(try market.found("", order: .priceDescending) == ["A", "C", "B"])
  }

  @Test("refuses a cursor that is changed, cut or of another search")
  func cursors() throws {
    for index in 0..<3 { try market.add("Bike \(index)") }
    let cursor = try #require(try manager.search(SearchQuery("bike"), limit: 1).nextCursor)
    func next(_ cursor: String, _ text: String = "bike", _ order: SearchOrder = .relevance) throws {
      _ = try manager.search(SearchQuery(text), order: order, limit: 1, cursor: cursor)
    }
    try next(cursor)
    for changed in [String(cursor.dropLast()), cursor + "A", "x" + cursor.dropFirst(), "", "?", "é", "AAAA"] {
      #expect(throws: ItemError.invalidCursor) { try next(changed) }
    }
    #expect(throws: ItemError.invalidCursor) { try next(cursor, "bikes") }
    #expect(throws: ItemError.invalidCursor) { try next(cursor, "bike", .price) }
  }

  @Test("has pages of 1 to 1,000", arguments: [0, -1, 1_001, .max, .min])
  func pageSize(limit: Int) {
    #expect(throws: ItemError.pageSize(limit: 1_000)) { try manager.search(.everything, limit: limit) }
  }

  @Test(
    "knows quartiles that somebody asks",
    arguments: [
      ([7], 7, 7, 7), ([1, 2], 1, 1, 2), ([4, 2, 3, 1], 1, 2, 3), ([1, 2, 3, 4, 5], 2, 3, 4),
    ] as [([Int64], Int64, Int64, Int64)])
  func quartiles(prices: [Int64], lower: Int64, median: Int64, upper: Int64) throws {
    for price in prices { try market.add("Bike", price: price) }
    try manager.add(ListingDetails(title: "Bike", price: .free, currencyCode: "EUR"), sellerId: "ana")
    let quartiles = try #require(try manager.surveyPrices(SearchQuery("bike")).first?.quartiles)
    #expect(quartiles.count == prices.count)
    #expect([quartiles.lowerQuartile, quartiles.median, quartiles.upperQuartile] == [lower, median, upper])
    #expect(try manager.surveyPrices(SearchQuery("boat")).isEmpty)
  }
}

import ChatInterfaceMocks
import Item
import Testing
import UserInterfaceMocks

@Suite("A search in a store")
struct SearchContractTests {
  /// Enough scripts and shapes to make two ways of finding words disagree.
  private static let titles = [
    "Cílios postiços", "cilios novos", "Beach cruiser", "Red beach-cruiser 24\"", "Cruiser for the beach",
    "Girl's bike", "Girls bike like-new", "iPhone 13 Pro 📱", "iphone13", "자전거 팝니다",
    "\u{110C}\u{1161}\u{110C}\u{1165}\u{11AB}\u{1100}\u{1165} 헬멧", "自転車 新品", "STRASSENRAD", "Straßenrad",
    "Ποδήλατο ποδηλατο", "Велосипед ёлка", "हिन्दी किताब", "دراجة للبيع", "Łódź smørrebrød", "x² ½ ①", "MTB--26''/27.5",
    "ﬁat 500", "ＡＢＣ", "soft\u{AD}hyphen", "🚲🇵🇹👨‍👩‍👧", "_under_score_",
  ]

  private static let texts = [
    "cilios", "CÍLIOS", "cruiser", "cruis*", "beach cruiser", "\"beach cruiser\"", "cruiser beach", "\"cruiser beach\"",
    "beach -red", "beach -\"red beach\"", "-beach", "girl's", "girls*", "like-new", "\"like new\"", "iphone 13",
    "iphone*", "13", "1*", "자전거", "자전*", "헬멧 자전거", "自転車", "自転*", "新品", "strassenrad", "STRASSENRAD", "straßenrad",
    "ποδήλατο", "ΠΟΔΗΛΑΤΟ", "елка", "Ёлка", "हिन्दी", "किताब", "دراجة", "lodz", "smorrebrod", "x²", "½", "①", "27 5",
    "\"27 5\"", "26", "fiat", "abc", "ＡＢＣ", "softhyphen", "under score", "-bike -beach", "bike -gir*", "bea* cruiser",
    "\"beach cru\"*", "and", "or", "not", "near", "title", "title:beach", "beach^", "beach OR girls", "( beach )",
    "a b c d e", "s", "zzz",
  ]

  @Test("finds the same in memory and on disk, in the same order", arguments: SearchOrder.allCases)
  func agreement(order: SearchOrder) throws {
    let stores = try StoreKind.allCases.map { kind in
      let store = try kind.make()
      for (index, title) in Self.titles.enumerated() {
        // Each title is also the description of the listing before, so that every tier has something.
        try store.add(title, Self.titles[(index + 1) % Self.titles.count], price: Int64(index % 3))
      }
      return store
    }
    for text in Self.texts {
      let request = SearchRequest(query: try SearchQuery(text), filter: ListingFilter(), order: order, limit: 100)
      let results = try stores.map { try $0.search(request).map(\.number) }
      #expect(results[0] == results[1], "\(text)")
    }
  }

  @Test(
    "finds words without case and accents", arguments: StoreKind.allCases,
    [
      ("cilios", ["Cílios"]), ("AZUL ci*", ["Cílios"]), ("\"azul escuro\"", ["Cílios"]), ("azul -cilios", ["Bola"]),
      ("-azul", []), ("azu", []),
    ] as [(String, [String])])
  func words(kind: StoreKind, search: (text: String, titles: [String])) throws {
    let store = try kind.make()
    try store.add("Bola", "azul")
    try store.add("Cílios", "Azul Escuro")
    #expect(try store.found(search.text) == search.titles)
  }

  @Test(
    "puts a phrase in the title first, then words in the title, then the rest, newest first",
    arguments: StoreKind.allCases)
  func ranking(kind: StoreKind) throws {
    let store = try kind.make()
    for suffix in ["A", "B"] {
      try store.add("Cruiser \(suffix)", "to the beach")
      try store.add("Beach cruiser \(suffix)")
      try store.add("Cruiser, beach \(suffix)")
    }
    #expect(
      try store.found("beach cruiser") == [
        "Beach cruiser B", "Beach cruiser A", "Cruiser, beach B", "Cruiser, beach A", "Cruiser B", "Cruiser A",
      ])
  }

  @Test("goes on behind any position", arguments: StoreKind.allCases, SearchOrder.allCases)
  func positions(kind: StoreKind, order: SearchOrder) throws {
    let store = try kind.make()
    for index in 0..<12 {
      try store.add(
        ["Beach cruiser", "Cruiser beach", "Cruiser"][index % 3], "beach", price: Int64(1 + index % 2),
        currency: index < 4 ? "USD" : "EUR")
    }
    let manager = ItemManager(store: store, users: UserInterfaceMock(), chat: ChatInterfaceMock(), now: { instant(1) })
    for text in ["beach cruiser", "", "-lamp"] {
      let query = try SearchQuery(text)
      let all = try manager.search(query, order: order, limit: 100).listings.map(\.number)
      #expect(all.count == 12)
      var paged: [Int64] = []
      var cursor: String?
      repeat {
        let page = try manager.search(query, order: order, limit: 1, cursor: cursor)
        paged += page.listings.map(\.number)
        cursor = page.nextCursor
      } while cursor != nil
      #expect(paged == all)
    }
  }

  @Test(
    "keeps to its filter", arguments: StoreKind.allCases,
    [
      (ListingFilter(), ["Free", "Dollars", "Lamp", "Bike"]),
      (ListingFilter(category: "bike"), ["Bike"]),
      (ListingFilter(condition: .good), ["Lamp"]),
      (ListingFilter(sellerId: "bea"), ["Lamp"]),
      (ListingFilter(currencyCode: "EUR", minimumPrice: 5), ["Lamp", "Bike"]),
      (ListingFilter(currencyCode: "EUR", minimumPrice: 6, maximumPrice: 7), ["Lamp"]),
      (ListingFilter(maximumPrice: 0), ["Free"]),
      (ListingFilter(states: [.sold, .reserved]), ["Sold"]),
      (ListingFilter(states: []), []),
      (ListingFilter(favouriteOf: "carl"), ["Lamp"]),
    ] as [(ListingFilter, [String])])
  func filters(kind: StoreKind, search: (filter: ListingFilter, titles: [String])) throws {
    let store = try kind.make()
    try store.add("Bike", price: 5, category: "bike")
    let lamp = try store.add("Lamp", price: 7, condition: .good, sellerId: "bea")
    try store.add("Dollars", price: 6, currency: "USD")
    try store.add("Free", price: 0)
    var sold = try store.add("Sold", price: 6)
    sold.status = .sold(.init(buyerId: "carl", priceMinorUnits: 6))
    try store.update(sold)
    try store.setFavourite(true, number: lamp.number, userId: "carl")
    for order in [SearchOrder.newest, .relevance] {
      let request = SearchRequest(query: .everything, filter: search.filter, order: order, limit: 10)
      #expect(try store.search(request).map(\.title) == search.titles)
    }
  }

  @Test("knows the asking prices in order", arguments: StoreKind.allCases)
  func askingPrices(kind: StoreKind) throws {
    let store = try kind.make()
    for price in [5, 3, 0, 9] as [Int64] { try store.add("Bike", price: price) }
    try store.add("Bike", price: 4, currency: "USD")
    try store.add("Lamp", price: 1)
    #expect(
      try store.askingPrices(query: SearchQuery("bike"), filter: ListingFilter()) == ["EUR": [3, 5, 9], "USD": [4]])
    #expect(try store.askingPrices(query: .everything, filter: ListingFilter())["EUR"] == [1, 3, 5, 9])
  }

  @Test(
    "orders by price alike, however many listings have the words", arguments: [SearchOrder.price, .priceDescending])
  func manyHits(order: SearchOrder) throws {
    let stores = try StoreKind.allCases.map { try $0.make() }
    for store in stores {
      try store.transaction {
        for index in 0..<5_100 {
          let details = ListingDetails(
            title: index % 100 == 0 ? "Lamp" : "Bike", price: .amount(Int64(1 + index * 7 % 50)), currencyCode: "EUR")
          _ = try store.insertListing(sellerId: "ana", reference: "\(index)", details: details, at: instant(1))
        }
      }
    }
    for text in ["bike", "lamp", "-lamp"] {
      var request = SearchRequest(query: try SearchQuery(text), filter: ListingFilter(), order: order, limit: 100)
      let first = try stores.map { try $0.search(request).map(\.number) }
      #expect(first[0] == first[1])
      request.after = .price(currencyCode: "EUR", minorUnits: 25, number: 3_000)
      let rest = try stores.map { try $0.search(request).map(\.number) }
      #expect(rest[0] == rest[1])
    }
  }
}

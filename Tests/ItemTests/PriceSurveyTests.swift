import Item
import Testing

@Suite("What items ask")
struct PriceSurveyTests {
  private let market = Market()

  private func bars(of prices: [Int64], mostBars: Int = 5) throws -> [PriceHistogram.Bar] {
    for price in prices { try market.add("Bike", price: price) }
    return try #require(try market.manager.surveyPrices(SearchQuery("bike"), mostBars: mostBars).first).histogram.bars
  }

  @Test("is counted in steps that people count in, with none left out between")
  func steps() throws {
    #expect(
      try bars(of: [12, 12, 19, 31, 44]) == [
        .init(from: 10, below: 20, count: 3), .init(from: 20, below: 30, count: 0),
        .init(from: 30, below: 40, count: 1), .init(from: 40, below: 50, count: 1),
      ])
  }

  @Test("is one bar where all ask the same")
  func same() throws {
    #expect(try bars(of: [7, 7, 7]) == [.init(from: 7, below: 8, count: 3)])
  }

  @Test("is seen beside a price that is far from all others")
  func outlier() throws {
    #expect(
      try bars(of: [10, 11, 12, 13, 14, 701_694]) == [
        .init(from: 10, below: 12, count: 2), .init(from: 12, below: 14, count: 2),
        .init(from: 14, below: 16, count: 1), .init(from: 16, below: nil, count: 1),
      ])
  }

  @Test("may be as much as there is", arguments: [2, 3, 20])
  func largest(mostBars: Int) throws {
    let bars = try bars(of: [1, .max - 1, .max], mostBars: mostBars)
    #expect(bars.count <= mostBars && bars.last?.below == nil)
    #expect(bars.reduce(0) { $0 + $1.count } == 3)
  }

  @Test("never takes more bars than allowed, nor loses an item", arguments: 2...24)
  func limits(mostBars: Int) throws {
    let prices = (1...60).map { Int64($0 * $0 * $0 % 997 + 1) }
    let bars = try bars(of: prices, mostBars: mostBars)
    #expect(bars.count <= mostBars && bars.reduce(0) { $0 + $1.count } == 60)
    for (bar, next) in zip(bars, bars.dropFirst()) { #expect(bar.below == next.from) }
  }
}

@Suite("What alike items ask")
struct AlikePricesTests {
  private let market = Market()

  private func add(_ titles: String..., category: String? = "camera", times: Int = 1) throws {
    for title in titles {
      for index in 1...times {
        try market.manager.add(
          ListingDetails(
            title: title, price: .amount(Int64(index)), currencyCode: "EUR", category: category), sellerId: "ana")
      }
    }
  }

  private func alike(_ title: String, category: String? = "camera", besides number: Int64? = nil) throws -> AlikePrices?
  {
    try market.manager.alikePrices(title: title, category: category, currencyCode: "EUR", besides: number)
  }

  @Test("is of those that share most words, as long as they are enough")
  func words() throws {
    try add("Canon EOS 80D", times: 5)
    try add("Canon AE-1", times: 5)
    #expect(try alike("Canon EOS 80D, like new")?.words == ["canon", "eos", "80d"])
    #expect(try alike("Canon EOS 5D")?.words == ["canon", "eos"])
    let canon = try #require(try alike("Canon Ixus"))
    #expect(canon.words == ["canon"] && canon.category == "camera" && canon.survey.count == 10)
  }

  @Test("is of the category where no words are shared")
  func category() throws {
    try add("Canon EOS 80D", times: 5)
    let cameras = try #require(try alike("Leica"))
    #expect(cameras.words.isEmpty && cameras.category == "camera" && cameras.survey.count == 5)
    #expect(try alike("Leica", category: nil) == nil)
    #expect(try alike("Leica", category: "bike") == nil)
  }

  @Test("is of the most that there are, where there are not enough")
  func few() throws {
    try add("Canon EOS 80D", "Canon AE-1")
    #expect(try alike("Canon EOS 80D")?.survey.count == 2)
    #expect(try alike("Canon EOS 80D")?.words == ["canon"])
  }

  @Test("does not count the item itself")
  func own() throws {
    try add("Canon EOS 80D", times: 2)
    let others = try #require(try alike("Canon EOS 80D", besides: 1)).survey
    #expect(others.count == 1 && others.quartiles.lowest == 2)
  }

  @Test("does not count what is sold, free, or priced in another currency")
  func others() throws {
    try add("Canon EOS 80D")
    try market.manager.sell(1, to: "bea", by: "ana")
    try market.manager.add(ListingDetails(title: "Canon EOS", price: .free, currencyCode: "EUR"), sellerId: "ana")
    try market.manager.add(ListingDetails(title: "Canon EOS", price: .amount(1), currencyCode: "USD"), sellerId: "ana")
    #expect(try alike("Canon EOS 80D") == nil)
  }
}

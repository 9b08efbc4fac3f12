/// What a search's items ask in one currency: free ones do not count.
public struct PriceSurvey: Sendable, Equatable {
  /// Where the prices lie.
  public let quartiles: PriceQuartiles

  /// How they are spread.
  public let histogram: PriceHistogram

  /// ISO 4217.
  public var currencyCode: String { quartiles.currencyCode }

  /// How many items ask something, at least 1.
  public var count: Int { quartiles.count }

  /// A survey of prices in ascending order; nil without any.
  init?(currencyCode: String, ascending prices: [Int64], mostBars: Int) {
    guard let quartiles = PriceQuartiles(currencyCode: currencyCode, ascending: prices),
      let histogram = PriceHistogram(ascending: prices, quartiles: quartiles, mostBars: mostBars)
    else { return nil }
    self.quartiles = quartiles
    self.histogram = histogram
  }
}

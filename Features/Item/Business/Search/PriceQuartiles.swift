/// What alike items ask in one currency.
///
/// By the nearest-rank method: each quartile is the lowest asking price that at least a quarter, a half, three quarters of
/// the items do not exceed. So each is a price that somebody asks, and nothing is rounded.
public struct PriceQuartiles: Sendable, Equatable {
  /// ISO 4217.
  public let currencyCode: String

  /// How many items were looked at, at least 1; free ones do not count.
  public let count: Int

  /// In minor units, as the prices below.
  public let lowest: Int64

  /// A quarter of the items ask this or less.
  public let lowerQuartile: Int64

  /// Half of the items ask this or less.
  public let median: Int64

  /// Three quarters of the items ask this or less.
  public let upperQuartile: Int64

  /// Nobody asks more.
  public let highest: Int64

  /// The quartiles of prices in ascending order; nil without any.
  init?(currencyCode: String, ascending prices: [Int64]) {
    guard let lowest = prices.first, let highest = prices.last else { return nil }
    func quartile(_ quarters: Int) -> Int64 { prices[(prices.count * quarters + 3) / 4 - 1] }
    self.currencyCode = currencyCode
    self.count = prices.count
    self.lowest = lowest
    self.lowerQuartile = quartile(1)
    self.median = quartile(2)
    self.upperQuartile = quartile(3)
    self.highest = highest
  }
}

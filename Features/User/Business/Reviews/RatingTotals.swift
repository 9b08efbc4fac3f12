/// Ratings as whole numbers, so that their mean is exact.
public struct RatingTotals: Hashable, Sendable {
  /// All ratings added up.
  public let sum: Int

  /// How many there are.
  public let count: Int

  /// Totals of `count` ratings; none without arguments.
  public init(sum: Int = 0, count: Int = 0) {
    self.sum = sum
    self.count = count
  }

  /// The mean in hundredths, half of one rounded up: 467 for 14 / 3. Nil without ratings.
  public var meanHundredths: Int? {
    guard count > 0 else { return nil }
    // Whole part and remainder apart: no product of the sum, so nothing that could overflow.
    let (whole, rest) = sum.quotientAndRemainder(dividingBy: count)
    let (hundredths, remainder) = (rest * 100).quotientAndRemainder(dividingBy: count)
    return whole * 100 + hundredths + (remainder >= count - remainder ? 1 : 0)
  }
}

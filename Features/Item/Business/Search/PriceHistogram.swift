/// How many items ask how much, in one currency.
///
/// The steps are what people count in: 1, 2 or 5 times a power of ten, as small as the number of bars allows. What asks
/// far more than most (more than 1½ times the distance between the quartiles above the upper one) is counted in an open
/// last bar, so that a single fancy price does not push all others into the first.
public struct PriceHistogram: Sendable, Equatable {
  /// The items of one step.
  public struct Bar: Sendable, Equatable {
    /// What these items ask at least, in minor units.
    public let from: Int64

    /// What they ask less than; nil where the bar is open, or ends with the largest amount that there is.
    public let below: Int64?

    /// How many there are.
    public let count: Int

    /// So many items of a step.
    public init(from: Int64, below: Int64?, count: Int) {
      self.from = from
      self.below = below
      self.count = count
    }
  }

  /// From the cheapest to the dearest, without gaps; the first and the last count something.
  public let bars: [Bar]

  /// A histogram of prices in ascending order, none of them negative, in at most `mostBars` bars, at least 2; nil
  /// without prices. O(prices).
  init?(ascending prices: [Int64], quartiles: PriceQuartiles, mostBars: Int) {
    guard let lowest = prices.first, let highest = prices.last else { return nil }
    let spread = Int128(quartiles.upperQuartile) - Int128(quartiles.lowerQuartile)
    let fence = Int128(quartiles.upperQuartile) + spread * 3 / 2
    let isOpen = spread > 0 && Int128(highest) > fence
    let top = isOpen ? prices.last { Int128($0) <= fence } ?? lowest : highest
    let bars = min(mostBars, Self.bars(suiting: prices.count))
    let step = Self.step(from: lowest, to: top, bars: max(1, isOpen ? bars - 1 : bars))
    let first = Int128(lowest) / step
    let count = Int(Int128(top) / step - first) + 1
    var counts = [Int](repeating: 0, count: count)
    var beyond = 0
    for price in prices {
      let index = Int128(price) / step - first
      if index < count { counts[Int(index)] += 1 } else { beyond += 1 }
    }
    func bound(_ index: Int) -> Int64? { Int64(exactly: (first + Int128(index)) * step) }
    var steps = counts.indices.compactMap { index in
      bound(index).map { Bar(from: $0, below: bound(index + 1), count: counts[index]) }
    }
    if beyond > 0, let start = bound(count) { steps.append(Bar(from: start, below: nil, count: beyond)) }
    self.bars = steps
  }

  /// Few items in many bars are dots: twice the square root of their number, rounded up, at most 100.
  private static func bars(suiting count: Int) -> Int {
    (2..<100).first { $0 * $0 / 4 >= count } ?? 100
  }

  /// The smallest step of 1, 2 or 5 times a power of ten with which so many bars reach from one price to the other.
  private static func step(from lowest: Int64, to highest: Int64, bars: Int) -> Int128 {
    var power: Int128 = 1
    while true {
      for factor in [1, 2, 5] as [Int128] {
        let step = power * factor
        if Int128(highest) / step - Int128(lowest) / step < Int128(bars) { return step }
      }
      power *= 10
    }
  }
}

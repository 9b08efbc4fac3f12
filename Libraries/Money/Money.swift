/// An amount of one currency, counted in its minor units: 12.34 EUR is 1234, 1234 JPY is 1234, 1.234 KWD is 1234.
///
/// Everything is exact: no floating point, no rounding, and what does not fit into 64 bits is an error, never a trap.
/// There is no `<` for amounts: two currencies have no order. Ask `isLess(than:)`.
public struct Money: Hashable, Sendable {
  /// The amount in the smallest unit of the currency; may be negative.
  public let minorUnits: Int64

  /// What the amount is in.
  public let currency: Currency

  /// An amount counted in the smallest unit of a currency.
  public init(minorUnits: Int64, currency: Currency) {
    self.minorUnits = minorUnits
    self.currency = currency
  }

  /// Nothing, in a currency.
  public static func zero(_ currency: Currency) -> Money {
    Money(minorUnits: 0, currency: currency)
  }

  /// The sum. Throws `MoneyError.differentCurrencies` or `.overflow`.
  public static func + (left: Money, right: Money) throws(MoneyError) -> Money {
    try left.requireSameCurrency(as: right)
    return try left.with(left.minorUnits.addingReportingOverflow(right.minorUnits))
  }

  /// The difference. Throws `MoneyError.differentCurrencies` or `.overflow`.
  public static func - (left: Money, right: Money) throws(MoneyError) -> Money {
    try left.requireSameCurrency(as: right)
    return try left.with(left.minorUnits.subtractingReportingOverflow(right.minorUnits))
  }

  /// The amount with the other sign. Throws `MoneyError.overflow` for the most negative amount.
  public static prefix func - (amount: Money) throws(MoneyError) -> Money {
    try zero(amount.currency) - amount
  }

  /// So many times the amount. Throws `MoneyError.overflow`.
  public static func * (amount: Money, factor: Int64) throws(MoneyError) -> Money {
    try amount.with(amount.minorUnits.multipliedReportingOverflow(by: factor))
  }

  /// Whether this is the smaller amount. Throws `MoneyError.differentCurrencies`.
  public func isLess(than other: Money) throws(MoneyError) -> Bool {
    try requireSameCurrency(as: other)
    return minorUnits < other.minorUnits
  }

  private func requireSameCurrency(as other: Money) throws(MoneyError) {
    guard currency == other.currency else { throw .differentCurrencies(currency, other.currency) }
  }

  private func with(_ result: (partialValue: Int64, overflow: Bool)) throws(MoneyError) -> Money {
    guard !result.overflow else { throw .overflow(currency) }
    return Money(minorUnits: result.partialValue, currency: currency)
  }
}

extension Sequence<Money> {
  /// The sum of all amounts, zero for none. Throws `MoneyError.differentCurrencies` or `.overflow`; only the final sum
  /// has to fit, so the order of the amounts makes no difference.
  public func sum(in currency: Currency) throws(MoneyError) -> Money {
    var sum: Int128 = 0
    for amount in self {
      guard amount.currency == currency else { throw .differentCurrencies(currency, amount.currency) }
      sum += Int128(amount.minorUnits)
    }
    guard let minorUnits = Int64(exactly: sum) else { throw .overflow(currency) }
    return Money(minorUnits: minorUnits, currency: currency)
  }
}

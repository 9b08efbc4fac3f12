/// What an offer proposes to pay.
public struct Price: Sendable, Equatable {
  /// In minor units of `currencyCode`, such as cents.
  public let minorUnits: Int64

  /// ISO 4217, such as `EUR`.
  public let currencyCode: String

  /// A price of `minorUnits` minor units, 100 being 1.00 in a currency of two decimals.
  public init(minorUnits: Int64, currencyCode: String) {
    self.minorUnits = minorUnits
    self.currencyCode = currencyCode
  }
}

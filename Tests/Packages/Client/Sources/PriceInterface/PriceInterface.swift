/// What things cost.
public protocol PriceInterface: Sendable {
  /// The price in cents, nil where there is none.
  func price(of item: String) throws -> Int?
}

/// Which listings are looked at.
public struct ListingFilter: Sendable, Equatable {
  /// The states that count.
  public var states: Set<ListingStatus.State>

  /// Only of this category, in lower case.
  public var category: String?

  /// Only of this condition.
  public var condition: Condition?

  /// Only of this seller.
  public var sellerId: String?

  /// Only priced in this currency; prices of several are not compared.
  public var currencyCode: String?

  /// At least this asking price in minor units.
  public var minimumPrice: Int64?

  /// At most this asking price in minor units.
  public var maximumPrice: Int64?

  /// Only what this user marked as a favourite.
  public var favouriteOf: String?

  /// By default what is available, whatever it is.
  public init(
    states: Set<ListingStatus.State> = [.available], category: String? = nil, condition: Condition? = nil,
    sellerId: String? = nil, currencyCode: String? = nil, minimumPrice: Int64? = nil, maximumPrice: Int64? = nil,
    favouriteOf: String? = nil
  ) {
    self.states = states
    self.category = category
    self.condition = condition
    self.sellerId = sellerId
    self.currencyCode = currencyCode
    self.minimumPrice = minimumPrice
    self.maximumPrice = maximumPrice
    self.favouriteOf = favouriteOf
  }

  /// Whether a listing counts; who has it as a favourite is the store's to know.
  func admits(_ listing: Listing) -> Bool {
    let details = listing.details
    return states.contains(listing.status.state)
      && (category ?? details.category) == details.category
      && (condition ?? details.condition) == details.condition
      && (sellerId ?? listing.sellerId) == listing.sellerId
      && (currencyCode ?? details.currencyCode) == details.currencyCode
      && details.price.minorUnits >= minimumPrice ?? .min
      && details.price.minorUnits <= maximumPrice ?? .max
  }
}

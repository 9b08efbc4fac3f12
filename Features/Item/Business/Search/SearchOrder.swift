/// What comes first; the raw values are what people type. The newest has the highest number; what ties is ordered newest
/// first.
public enum SearchOrder: String, Sendable, CaseIterable {
  case relevance, newest, oldest

  /// By currency code, then the lowest price.
  case price

  /// By currency code, then the highest price.
  case priceDescending = "price-desc"
}

/// Where a search goes on: behind the listing that this describes, also where that one is gone by now.
public enum SearchPosition: Sendable, Equatable {
  /// In order of relevance.
  case relevance(SearchRank, number: Int64)

  /// By age, in either direction.
  case age(number: Int64)

  /// In either order of price.
  case price(currencyCode: String, minorUnits: Int64, number: Int64)

  /// The position of a listing that a search found.
  init(of listing: Listing, in order: SearchOrder, query: SearchQuery) {
    switch order {
    case .relevance: self = .relevance(query.rank(listing.details) ?? .anywhere, number: listing.number)
    case .newest, .oldest: self = .age(number: listing.number)
    case .price, .priceDescending:
      self = .price(
        currencyCode: listing.details.currencyCode, minorUnits: listing.details.price.minorUnits, number: listing.number
      )
    }
  }

  /// Whether this comes before the other in an order that both are of.
  func precedes(_ other: SearchPosition, in order: SearchOrder) -> Bool {
    switch (self, other) {
    case (.relevance(let rank, let number), .relevance(let otherRank, let otherNumber)):
      (rank, -number) < (otherRank, -otherNumber)
    case (.age(let number), .age(let otherNumber)):
      order == .oldest ? number < otherNumber : number > otherNumber
    case (.price(let currency, let price, let number), .price(let otherCurrency, let otherPrice, let otherNumber)):
      if currency != otherCurrency {
        currency < otherCurrency
      } else if price != otherPrice {
        order == .price ? price < otherPrice : price > otherPrice
      } else {
        number > otherNumber
      }
    default:
      false
    }
  }
}

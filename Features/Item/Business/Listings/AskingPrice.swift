/// What a seller asks for an item.
public enum AskingPrice: Sendable, Equatable {
  /// Nothing.
  case free

  /// Minor units of the listing's currency; above 0 in a valid listing.
  case amount(Int64)

  /// Minor units of the listing's currency; 0 for a free item.
  public var minorUnits: Int64 {
    switch self {
    case .free: 0
    case .amount(let minorUnits): minorUnits
    }
  }
}

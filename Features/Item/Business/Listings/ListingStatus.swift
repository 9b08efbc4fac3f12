/// Whether a listing can be had: available, then reserved and perhaps released again, then sold; or removed.
public enum ListingStatus: Sendable, Equatable {
  /// Anybody may buy it.
  case available

  /// Held for a buyer at a price.
  case reserved(Agreement)

  /// Changed hands; final.
  case sold(Agreement)

  /// Withdrawn by its seller; final.
  case removed

  /// What buyer and seller agreed on.
  public struct Agreement: Sendable, Equatable {
    /// The buyer who holds or bought the item.
    public let buyerId: String

    /// The agreed price in minor units of the listing's currency; 0 for a gift.
    public let priceMinorUnits: Int64

    /// An agreement with a buyer.
    public init(buyerId: String, priceMinorUnits: Int64) {
      self.buyerId = buyerId
      self.priceMinorUnits = priceMinorUnits
    }
  }

  /// The status without its agreement; the raw values are what people type and what is on disk.
  public enum State: String, Sendable, Hashable, CaseIterable {
    case available, reserved, sold, removed
  }

  /// The status with its agreement left out.
  public var state: State {
    switch self {
    case .available: .available
    case .reserved: .reserved
    case .sold: .sold
    case .removed: .removed
    }
  }

  /// What was agreed, where somebody holds or bought the item.
  public var agreement: Agreement? {
    switch self {
    case .reserved(let agreement), .sold(let agreement): agreement
    case .available, .removed: nil
    }
  }

  /// The status with this state, or nil where the state needs an agreement and there is none.
  public init?(_ state: State, agreement: Agreement?) {
    switch (state, agreement) {
    case (.available, _): self = .available
    case (.removed, _): self = .removed
    case (.reserved, let agreement?): self = .reserved(agreement)
    case (.sold, let agreement?): self = .sold(agreement)
    case (.reserved, nil), (.sold, nil): return nil
    }
  }
}

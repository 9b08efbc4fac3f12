public import ItemInterface

extension Listing: ItemSummary {
  /// The number, as other modules know the item.
  public var id: String { String(number) }

  /// 1 to 120 characters.
  public var title: String { details.title }

  /// The asking price in minor units of `currencyCode`; 0 for a free item.
  public var priceMinorUnits: Int64 { details.price.minorUnits }

  /// ISO 4217, such as `EUR`.
  public var currencyCode: String { details.currencyCode }

  /// Whether anybody may buy it now.
  public var isAvailable: Bool { status == .available }

  /// Whether it is held for a buyer.
  public var isReserved: Bool { status.state == .reserved }

  /// Whether it changed hands.
  public var isSold: Bool { status.state == .sold }

  /// Whether it is held for this user.
  public func isReserved(for userId: String) -> Bool { isReserved && holderId == userId }

  /// Whether it was sold to this user.
  public func isSold(to userId: String) -> Bool { isSold && holderId == userId }

  /// What was agreed with the holder, in minor units.
  public var agreedPriceMinorUnits: Int64? { status.agreement?.priceMinorUnits }

  /// The buyer who holds or bought it.
  public var holderId: String? { status.agreement?.buyerId }
}

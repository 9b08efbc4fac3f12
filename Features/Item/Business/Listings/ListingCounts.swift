public import ItemInterface

/// How many listings a seller has. Those that were removed count nowhere.
public struct ListingCounts: ItemCounts, Equatable {
  /// How many are on sale now, reserved ones included.
  public let onSale: Int

  /// How many changed hands.
  public let sold: Int

  init(byState counts: [ListingStatus.State: Int]) {
    onSale = counts[.available, default: 0] + counts[.reserved, default: 0]
    sold = counts[.sold, default: 0]
  }
}

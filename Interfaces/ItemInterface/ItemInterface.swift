/// What Item offers to other modules: what is on sale, and who holds it.
///
/// Ids are opaque strings. Requirements answer from this process's disk and may be called from any thread.
public protocol ItemInterface: Sendable {
  /// The item with this id, where there is one.
  func item(_ id: String) throws -> (any ItemSummary)?

  /// The items with these ids, in the order of `ids` and as often as they are in it; unknown ones are left out.
  func items(ids: [String]) throws -> [any ItemSummary]

  /// A page of what a seller offers or sold, newest first; withdrawn items are left out. `limit` is 1…1,000; `cursor`
  /// is `nextCursor` of the page before, or nil for the first.
  ///
  /// Pages neither repeat nor skip an item, also while others are added or withdrawn. Throws an `ItemRefusal` for
  /// another limit, and for a cursor that no page of this seller gave.
  func items(sellerId: String, limit: Int, cursor: String?) throws -> any ItemPage

  /// How many items a seller offers and sold, none for a seller who is unknown. Costs less than going through the pages.
  func itemCounts(sellerId: String) throws -> any ItemCounts

  /// Puts an item on stage. Throws an `ItemRefusal` where it is unknown.
  func showItem(_ id: String) throws

  /// Holds an available item for a buyer at an agreed price, 0 or more minor units of the item's currency. `actorId` is
  /// the one of the two who took the last step, for the record. Of several calls at once one succeeds.
  ///
  /// Throws an `ItemRefusal`, and changes nothing, where the item is unknown, reserved (also for this buyer), sold or
  /// withdrawn; where the buyer is unknown or the seller, or one of the two blocks the other; and where somebody else
  /// is the actor.
  func reserve(_ id: String, buyerId: String, priceMinorUnits: Int64, actorId: String) throws

  /// Makes a reserved item available again, for its seller or for the buyer who holds it. What was agreed before stays
  /// agreed in its conversation, but holds nothing any more: offers that stand may be accepted again, and a parcel to
  /// the former holder cannot finish a sale. Throws an `ItemRefusal` where it is not reserved, and for anybody else.
  func release(_ id: String, actorId: String) throws

  /// Makes an item sold to the buyer who holds it and finishes the deal at the agreed price, also where one of the two
  /// blocks the other by now. An item already sold to this buyer stays as it is. One that nobody holds is its seller's
  /// alone to sell, at the asking price.
  ///
  /// Throws an `ItemRefusal`, and changes nothing, where the item is unknown, withdrawn, or held by or sold to somebody
  /// else; where nobody holds it and `reserve` would refuse the buyer; and where the actor is neither of the two.
  func markSold(_ id: String, buyerId: String, actorId: String) throws
}

/// An item as other modules see it.
public protocol ItemSummary: Sendable {
  /// Opaque and stable; the number that people type.
  var id: String { get }

  /// 1 to 120 characters.
  var title: String { get }

  /// The user who offers the item.
  var sellerId: String { get }

  /// The asking price in minor units of `currencyCode`; 0 for a free item.
  var priceMinorUnits: Int64 { get }

  /// ISO 4217, such as `EUR`.
  var currencyCode: String { get }

  /// Whether anybody may buy it now. An item that is neither available nor reserved nor sold was withdrawn.
  var isAvailable: Bool { get }

  /// Whether it is held for a buyer.
  var isReserved: Bool { get }

  /// Whether it changed hands.
  var isSold: Bool { get }

  /// Whether it is held for this user.
  func isReserved(for userId: String) -> Bool

  /// Whether it was sold to this user.
  func isSold(to userId: String) -> Bool

  /// What was agreed with the holder, in minor units; nil where nobody holds or bought it.
  var agreedPriceMinorUnits: Int64? { get }

  /// The buyer who holds or bought it; nil where nobody does.
  var holderId: String? { get }
}

/// Some items, and where to go on.
public protocol ItemPage: Sendable {
  /// The items of this page.
  var items: [any ItemSummary] { get }

  /// What to ask for the next page; nil on the last one.
  var nextCursor: String? { get }
}

/// How many items somebody has. Those that were withdrawn count nowhere.
public protocol ItemCounts: Sendable {
  /// How many are on sale now, reserved ones included.
  var onSale: Int { get }

  /// How many changed hands.
  var sold: Int { get }
}

/// Why Item refused a request. Questions, so that no caller compares texts.
public protocol ItemRefusal: Error, Sendable {
  /// The buyer who holds or bought the item, where that is the reason.
  var holderId: String? { get }

  /// No item has this id.
  var isUnknownItem: Bool { get }

  /// The item is held for `holderId`.
  var isReserved: Bool { get }

  /// The item was sold to `holderId`.
  var isSold: Bool { get }
}

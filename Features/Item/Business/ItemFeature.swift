#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import ChatInterface
public import ItemInterface
public import LegacyInterface
public import UserInterface

/// Item as other modules see it.
public final class ItemFeature: ItemInterface {
  /// The door for this feature's own presentation, and for an import.
  public let manager: ItemManager
  private let legacy: @Sendable () -> any LegacyInterface

  /// The feature on its port; lazies are asked at each use.
  public init(
    store: any ItemStore,
    users: @autoclosure @escaping @Sendable () -> any UserInterface,
    chat: @autoclosure @escaping @Sendable () -> any ChatInterface,
    legacy: @autoclosure @escaping @Sendable () -> any LegacyInterface,
    now: @escaping @Sendable () -> Date
  ) {
    self.manager = ItemManager(store: store, users: users(), chat: chat(), now: now)
    self.legacy = legacy
  }

  /// The item with this id, where there is one.
  public func item(_ id: String) throws -> (any ItemSummary)? {
    try items(ids: [id]).first
  }

  /// The items with these ids, in their order; unknown ones are left out. One query.
  public func items(ids: [String]) throws -> [any ItemSummary] {
    try manager.listings(ids.compactMap { try? Self.number($0) })
  }

  /// A page of what a seller offers, or sold, newest first.
  public func items(sellerId: String, limit: Int, cursor: String?) throws -> any ItemPage {
    let filter = ListingFilter(states: [.available, .reserved, .sold], sellerId: sellerId)
    return try manager.search(.everything, filter: filter, order: .newest, limit: limit, cursor: cursor)
  }

  /// How many items a seller offers and sold. One query.
  public func itemCounts(sellerId: String) throws -> any ItemCounts {
    try manager.counts(sellerId: sellerId)
  }

  /// Puts an item on stage. Throws `ItemError.unknownItem`.
  public func showItem(_ id: String) throws {
    let listing = try manager.listing(Self.number(id))
    try legacy().present(route: "marketplace://item/\(listing.number)")
  }

  /// Holds an available item for a buyer at an agreed price. Throws an `ItemError`.
  public func reserve(_ id: String, buyerId: String, priceMinorUnits: Int64, actorId: String) throws {
    try manager.settle(Self.number(id), buyerId: buyerId, priceMinorUnits: priceMinorUnits, actorId: actorId)
  }

  /// Makes a reserved item available again. Throws an `ItemError`.
  public func release(_ id: String, actorId: String) throws {
    try manager.withdraw(Self.number(id), actorId: actorId)
  }

  /// Makes an item sold to a buyer and finishes the deal. Throws an `ItemError`.
  public func markSold(_ id: String, buyerId: String, actorId: String) throws {
    try manager.deliver(Self.number(id), to: buyerId, actorId: actorId)
  }

  /// An id is a listing's number exactly as it was given out: `07` is nobody's.
  private static func number(_ id: String) throws -> Int64 {
    guard let number = Int64(id), String(number) == id else { throw ItemError.unknownItem(id) }
    return number
  }
}

extension SearchPage: ItemPage {
  /// The items of this page.
  public var items: [any ItemSummary] { listings }
}

/// Which of their parcels somebody wants to see.
public struct ShipmentFilter: Sendable, Equatable {
  /// Only what is there now; nil for all.
  public var status: ShipmentStatus?

  /// Only what they send, or what they wait for; nil for both.
  public var role: ShipmentRole?

  /// All of a user's parcels, or what is left of them by one or both.
  public init(status: ShipmentStatus? = nil, role: ShipmentRole? = nil) {
    self.status = status
    self.role = role
  }
}

/// A page of a list of parcels.
public struct ShipmentPage: Sendable, Equatable {
  /// The newest first.
  public let shipments: [TrackedShipment]

  /// What to ask for the next page; nil on the last one.
  public let nextCursor: String?
}

extension ShippingManager {
  /// All that a user sends or receives, the newest first.
  public func shipments(of userId: String) throws -> [TrackedShipment] {
    try store.snapshot { try tracked(store.shipments(of: userId)) }
  }

  /// What a user sends or receives, the newest first, `limit` (1 to 1,000) at once.
  ///
  /// A constant number of queries, unless `filter` has a status: what is there now is looked up parcel by parcel, in
  /// batches, until there are enough. Throws `ShippingError.invalidCursor`.
  public func shipments(
    of userId: String, filter: ShipmentFilter, limit: Int = 50, cursor: String? = nil
  ) throws -> ShipmentPage {
    let limit = min(max(limit, 1), 1_000)
    var before = try cursor.map(Self.number(inCursor:))
    let batchSize = filter.status == nil ? limit + 1 : max(limit + 1, 500)
    let found = try store.snapshot {
      var found: [TrackedShipment] = []
      var isLast = false
      while found.count <= limit, !isLast {
        let batch = try store.shipments(of: userId, as: filter.role, before: before, limit: batchSize)
        found += try tracked(batch).filter { $0.status == filter.status ?? $0.status }
        before = batch.last?.number
        isLast = batch.count < batchSize
      }
      return found
    }
    let shown = Array(found.prefix(limit))
    return ShipmentPage(
      shipments: shown, nextCursor: found.count > limit ? shown.last.map { String($0.shipment.number) } : nil)
  }

  /// A cursor is the number of the last parcel before it.
  private static func number(inCursor cursor: String) throws(ShippingError) -> Int64 {
    guard let number = Int64(cursor), number > 0, String(number) == cursor else { throw .invalidCursor }
    return number
  }
}

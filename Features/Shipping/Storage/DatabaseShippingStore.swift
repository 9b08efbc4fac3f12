#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
public import Shipping
public import Storage

/// Shipments in a database that has had ``ShippingMigrations``.
///
/// Every function throws `StorageError`, besides what the body of a transaction throws.
public struct DatabaseShippingStore: ShippingStore {
  private let database: any Database

  /// A store in a database, which other features may share.
  public init(_ database: any Database) {
    self.database = database
  }

  /// Runs `body` as one unit; in a transaction of the same database, also of another feature, it is a part of that.
  public func transaction<T: Sendable>(_ body: () throws -> T) throws -> T {
    try database.write { _ in try body() }
  }

  /// Runs `body` on one state of the database.
  public func snapshot<T: Sendable>(_ body: () throws -> T) throws -> T {
    try database.read { _ in try body() }
  }

  /// Adds a shipment and assigns its number.
  public func insertShipment(_ label: ShippingLabel) throws -> Shipment {
    try database.write { db in
      let number = try db.insert(
        """
        INSERT INTO shipping_shipment
          (item_id, seller_id, buyer_id, carrier, service, tracking_number, created_at)
        VALUES
          (\(label.itemId), \(label.sellerId), \(label.buyerId), \(label.carrier), \(label.service),
          \(label.trackingNumber), \(label.createdAt))
        """)
      return Shipment(number: number, label: label)
    }
  }

  /// The shipment with this number.
  public func shipment(_ number: Int64) throws -> Shipment? {
    try shipments("number = \(number)").first
  }

  /// The shipment of an item to a buyer.
  public func shipment(itemId: String, buyerId: String) throws -> Shipment? {
    try shipments("item_id = \(itemId) AND buyer_id = \(buyerId)").first
  }

  /// What a user sends or receives, the newest first.
  public func shipments(of userId: String, as role: ShipmentRole?, before: Int64?, limit: Int) throws -> [Shipment] {
    let isTheirs: SQL =
      switch role {
      case .seller: "seller_id = \(userId)"
      case .buyer: "buyer_id = \(userId)"
      case nil: "(seller_id = \(userId) OR buyer_id = \(userId))"
      }
    return try shipments("\(isTheirs) AND number < \(before ?? .max)", limit: limit)
  }

  private func shipments(_ condition: SQL, limit: Int = 1) throws -> [Shipment] {
    try database.read { db in
      try db.rows(
        """
        SELECT number, item_id, seller_id, buyer_id, carrier, service, tracking_number, created_at
        FROM shipping_shipment WHERE \(condition) ORDER BY number DESC LIMIT \(limit)
        """
      ) { row in
        Shipment(
          number: try row["number"],
          label: ShippingLabel(
            itemId: try row["item_id"], sellerId: try row["seller_id"], buyerId: try row["buyer_id"],
            carrier: try row["carrier"], service: try row["service"], trackingNumber: try row["tracking_number"],
            createdAt: try row["created_at"]))
      }
    }
  }

  /// Adds an event to a shipment.
  public func insertEvent(_ event: TrackingEvent, shipment: Int64) throws {
    try database.write { db in
      _ = try db.execute(
        """
        INSERT INTO shipping_event (shipment, status, at, place, note)
        VALUES (\(shipment), \(event.status), \(event.at), \(event.place), \(event.note))
        """)
    }
  }

  /// The events of these shipments, each in the order in which they were added. Any number of shipments.
  public func events(of shipments: [Int64]) throws -> [Int64: [TrackingEvent]] {
    try database.read { db in
      let events = try db.rows(about: shipments) { shipments in
        """
        SELECT shipment, status, at, place, note FROM shipping_event
        WHERE shipment IN \(shipments) ORDER BY number
        """
      } making: { row in
        (shipment: try row["shipment", as: Int64.self], event: try Self.event(row))
      }
      return Dictionary(grouping: events, by: \.shipment).mapValues { $0.map(\.event) }
    }
  }

  private static func event(_ row: borrowing Row) throws -> TrackingEvent {
    TrackingEvent(status: try row["status"], at: try row["at"], place: try row["place"], note: try row["note"])
  }
}

extension ShipmentStatus: DatabaseConvertible {}

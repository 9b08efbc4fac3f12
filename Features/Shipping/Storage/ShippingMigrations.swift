public import Storage

/// The steps in which Shipping's tables came to be.
public enum ShippingMigrations {
  /// All of them, in order. Times are milliseconds since 1970.
  public static let all = [
    Migration(
      "shipping.001-shipments",
      """
      CREATE TABLE shipping_shipment (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        item_id TEXT NOT NULL,
        seller_id TEXT NOT NULL,
        buyer_id TEXT NOT NULL,
        carrier TEXT NOT NULL,
        service TEXT NOT NULL,
        tracking_number TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        UNIQUE (item_id, buyer_id)
      ) STRICT;
      CREATE INDEX shipping_shipment_seller ON shipping_shipment (seller_id);
      CREATE INDEX shipping_shipment_buyer ON shipping_shipment (buyer_id);

      CREATE TABLE shipping_event (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        shipment INTEGER NOT NULL REFERENCES shipping_shipment (number),
        status TEXT NOT NULL,
        at INTEGER NOT NULL,
        place TEXT,
        note TEXT
      ) STRICT;
      CREATE INDEX shipping_event_shipment ON shipping_event (shipment);

      CREATE TRIGGER shipping_event_stays BEFORE UPDATE ON shipping_event
      BEGIN SELECT RAISE(ABORT, 'events are append-only'); END;
      CREATE TRIGGER shipping_event_remains BEFORE DELETE ON shipping_event
      BEGIN SELECT RAISE(ABORT, 'events are append-only'); END;
      """)
  ]
}

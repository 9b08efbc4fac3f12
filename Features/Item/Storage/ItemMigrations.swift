public import Storage

/// Item's tables, step by step.
public enum ItemMigrations {
  /// In order.
  public static let all = [
    Migration(
      "item.001-listings",
      """
      CREATE TABLE item_listing (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        seller_id TEXT NOT NULL,
        reference TEXT NOT NULL,
        title TEXT NOT NULL,
        description TEXT NOT NULL,
        price INTEGER NOT NULL CHECK (price >= 0),
        currency TEXT NOT NULL,
        category TEXT,
        condition TEXT,
        attributes TEXT NOT NULL,
        place TEXT,
        state TEXT NOT NULL,
        holder_id TEXT,
        agreed_price INTEGER CHECK (agreed_price >= 0),
        created_at INTEGER NOT NULL,
        updated_at INTEGER NOT NULL,
        UNIQUE (seller_id, reference),
        CHECK ((state IN ('reserved', 'sold')) = (holder_id IS NOT NULL AND agreed_price IS NOT NULL))
      ) STRICT;
      CREATE INDEX item_listing_by_seller ON item_listing (seller_id);
      CREATE INDEX item_listing_by_category ON item_listing (category);
      CREATE INDEX item_listing_by_price ON item_listing (currency, price, number DESC);
      CREATE INDEX item_listing_by_price_descending ON item_listing (currency, price DESC, number DESC);

      CREATE TABLE item_status_change (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        listing INTEGER NOT NULL REFERENCES item_listing,
        state TEXT NOT NULL,
        holder_id TEXT,
        agreed_price INTEGER,
        actor_id TEXT NOT NULL,
        at INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX item_status_change_by_listing ON item_status_change (listing);

      CREATE TABLE item_favourite (
        user_id TEXT NOT NULL,
        listing INTEGER NOT NULL REFERENCES item_listing,
        PRIMARY KEY (user_id, listing)
      ) STRICT, WITHOUT ROWID;
      """),
    Migration("item.002-text") { db in try ListingIndex.index.create(in: db) },
    Migration(
      "item.003-drafts",
      """
      CREATE TABLE item_draft (
        user_id TEXT PRIMARY KEY,
        title TEXT NOT NULL,
        description TEXT NOT NULL,
        price TEXT NOT NULL,
        currency TEXT NOT NULL,
        is_free INTEGER NOT NULL,
        category TEXT NOT NULL,
        condition TEXT,
        place TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;
      """),
  ]
}

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import Item
public import Storage

/// Listings in a database that `ItemMigrations` were applied to.
public struct DatabaseItemStore: ItemStore {
  let database: any Database

  /// A store in a database, which other features' stores may share.
  public init(_ database: any Database) {
    self.database = database
  }

  /// Runs `body` as one unit; other stores on the same database join it.
  public func transaction<T: Sendable>(_ body: () throws -> T) throws -> T {
    try database.write { _ in try body() }
  }

  /// Runs `body` on one state of the database.
  public func snapshot<T: Sendable>(_ body: () throws -> T) throws -> T {
    try database.read { _ in try body() }
  }

  /// Adds an available listing and assigns its number.
  public func insertListing(
    sellerId: String, reference: String, details: ListingDetails, at: Date
  ) throws -> Listing {
    try database.write { db in
      let number = try db.insert(
        """
        INSERT INTO item_listing (
          seller_id, reference, title, description, price, currency, category, condition, attributes, place, state,
          created_at, updated_at
        ) VALUES (
          \(sellerId), \(reference), \(details.title), \(details.description), \(details.price.minorUnits),
          \(details.currencyCode), \(details.category), \(details.condition), \(ListingRow.text(of: details.attributes)),
          \(details.place), \(ListingStatus.State.available), \(at), \(at)
        )
        """)
      let listing = Listing(
        number: number, sellerId: sellerId, reference: reference, details: details, status: .available, createdAt: at,
        updatedAt: at)
      try ListingIndex.insert(listing, in: db)
      return listing
    }
  }

  /// Keeps what may change of a listing. Its words are looked at anew only where a text is another.
  public func update(_ listing: Listing) throws {
    let details = listing.details
    try database.write { db in
      let isSameText = try db.exists(
        """
        SELECT 1 FROM item_listing
        WHERE number = \(listing.number) AND title = \(details.title) AND description = \(details.description)
        """)
      try db.execute(
        """
        UPDATE item_listing SET
          title = \(details.title), description = \(details.description), price = \(details.price.minorUnits),
          currency = \(details.currencyCode), category = \(details.category), condition = \(details.condition),
          attributes = \(ListingRow.text(of: details.attributes)), place = \(details.place),
          state = \(listing.status.state), holder_id = \(listing.status.agreement?.buyerId),
          agreed_price = \(listing.status.agreement?.priceMinorUnits), updated_at = \(listing.updatedAt)
        WHERE number = \(listing.number)
        """)
      if !isSameText { try ListingIndex.update(listing, in: db) }
    }
  }

  /// The listings with these numbers in any order; unknown ones are left out.
  public func listings(numbers: [Int64]) throws -> [Listing] {
    try database.read { db in
      try db.rows(about: numbers) { numbers in
        "SELECT \(ListingRow.columns) FROM item_listing WHERE number IN \(numbers)"
      } making: { row in
        try ListingRow.listing(row)
      }
    }
  }

  /// The listing that its seller knows by this reference.
  public func listing(sellerId: String, reference: String) throws -> Listing? {
    try database.read { db in
      try db.first(
        "SELECT \(ListingRow.columns) FROM item_listing WHERE seller_id = \(sellerId) AND reference = \(reference)",
        ListingRow.listing)
    }
  }

  /// How many listings a seller has in each state.
  public func stateCounts(sellerId: String) throws -> [ListingStatus.State: Int] {
    let counts = try database.read { db in
      try db.rows("SELECT state, count(*) AS count FROM item_listing WHERE seller_id = \(sellerId) GROUP BY state") {
        (try $0["state", as: ListingStatus.State.self], try $0["count", as: Int.self])
      }
    }
    return Dictionary(counts, uniquingKeysWith: +)
  }
}

// MARK: - History and favourites

extension DatabaseItemStore {
  /// Adds an entry to a listing's history.
  public func insertStatusChange(_ change: StatusChange) throws {
    let status = change.status
    try database.write { db in
      _ = try db.insert(
        """
        INSERT INTO item_status_change (listing, state, holder_id, agreed_price, actor_id, at)
        VALUES (
          \(change.number), \(status.state), \(status.agreement?.buyerId), \(status.agreement?.priceMinorUnits),
          \(change.actorId), \(change.at)
        )
        """)
    }
  }

  /// A listing's history, oldest first.
  public func statusChanges(of number: Int64) throws -> [StatusChange] {
    try database.read { db in
      try db.rows(
        """
        SELECT listing, state, holder_id, agreed_price, actor_id, at FROM item_status_change
        WHERE listing = \(number) ORDER BY number
        """, ListingRow.statusChange)
    }
  }

  /// Marks a listing as a favourite of a user, or no longer.
  public func setFavourite(_ isFavourite: Bool, number: Int64, userId: String) throws {
    try database.write { db in
      _ = try db.execute(
        isFavourite
          ? "INSERT OR IGNORE INTO item_favourite (user_id, listing) VALUES (\(userId), \(number))"
          : "DELETE FROM item_favourite WHERE user_id = \(userId) AND listing = \(number)")
    }
  }

  /// Which of these listings a user marked as favourites.
  public func favourites(among numbers: [Int64], userId: String) throws -> Set<Int64> {
    try database.read { db in
      Set(
        try db.values(
          "SELECT listing FROM item_favourite WHERE user_id = \(userId) AND listing IN \(numbers)", as: Int64.self))
    }
  }
}

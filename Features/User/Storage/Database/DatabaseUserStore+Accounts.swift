import Storage
public import User

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension DatabaseUserStore {
  /// The people with these numbers; one query for 1,000 of them.
  public func people(numbers: [Int64]) throws -> [Person] {
    try database.read { db in
      try db.rows(about: numbers) { numbers in
        "SELECT \(Person.columns) FROM user_account AS a WHERE a.id IN \(numbers)"
      } making: { row in
        try Person(row: row)
      }
    }
  }

  /// The people with these handles; one query for 1,000 of them.
  public func people(handles: [Handle]) throws -> [Person] {
    try database.read { db in
      try db.rows(about: handles.map(\.text)) { handles in
        "SELECT \(Person.columns) FROM user_account AS a WHERE a.handle IN \(handles)"
      } making: { row in
        try Person(row: row)
      }
    }
  }

  /// Adds an account.
  public func addAccount(handle: Handle, card: Card, created: Date) throws -> Account {
    let number = try database.write { db in
      try db.insert(
        """
        INSERT INTO user_account (handle, display_name, bio, place, created_at)
        VALUES (\(handle.text), \(card.displayName), \(card.bio), \(card.place), \(created))
        """)
    }
    return Account(number: number, handle: handle, card: card, created: created)
  }

  /// Replaces what a person wrote about themselves.
  public func setCard(_ card: Card, account: Int64) throws {
    try execute(
      """
      UPDATE user_account SET display_name = \(card.displayName), bio = \(card.bio), place = \(card.place)
      WHERE id = \(account)
      """)
  }

  /// The hash of an account's password.
  public func passwordHash(account: Int64) throws -> String? {
    try database.read { db in try db.value("SELECT hash FROM user_password WHERE account = \(account)") }
  }

  /// Sets the hash of an account's password.
  public func setPasswordHash(_ hash: String, account: Int64) throws {
    try execute(
      """
      INSERT INTO user_password (account, hash) VALUES (\(account), \(hash))
      ON CONFLICT (account) DO UPDATE SET hash = excluded.hash
      """)
  }
}

extension Person {
  /// What `init(row:)` reads, of `user_account AS a`.
  static let columns: SQL = """
    a.id, a.handle, a.display_name, a.bio, a.place, a.created_at,
    (SELECT coalesce(sum(rating), 0) FROM user_review WHERE subject = a.id) AS rating_sum,
    (SELECT count(*) FROM user_review WHERE subject = a.id) AS rating_count
    """

  init(row: borrowing Row) throws {
    self.init(
      account: Account(
        number: try row["id"],
        handle: Handle(stored: try row["handle"]),
        card: Card(storedName: try row["display_name"], bio: try row["bio"], place: try row["place"]),
        created: try row["created_at"]),
      ratings: RatingTotals(sum: try row["rating_sum"], count: try row["rating_count"]))
  }
}

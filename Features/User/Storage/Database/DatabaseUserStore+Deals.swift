import Storage
public import User

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension DatabaseUserStore {
  /// The deal of an item and a buyer.
  public func deal(itemId: String, buyer: Int64) throws -> Deal? {
    try deals("item_id = \(itemId) AND buyer = \(buyer)").first
  }

  /// The deals of an item.
  public func deals(itemId: String) throws -> [Deal] {
    try deals("item_id = \(itemId)")
  }

  /// The deals between two accounts.
  public func deals(between one: Int64, and other: Int64) throws -> [Deal] {
    try deals("(seller = \(one) AND buyer = \(other)) OR (seller = \(other) AND buyer = \(one))")
  }

  /// Whether an account took part in any deal.
  public func hasDeals(_ account: Int64) throws -> Bool {
    try database.read { db in
      try db.exists("SELECT 1 FROM user_deal WHERE seller = \(account) OR buyer = \(account)")
    }
  }

  /// Adds a deal.
  public func addDeal(_ terms: DealTerms, finished: Date) throws -> Deal {
    let number = try database.write { db in
      try db.insert(
        """
        INSERT INTO user_deal (item_id, seller, buyer, price, currency, finished_at) VALUES (\(terms.itemId),
          \(terms.seller), \(terms.buyer), \(terms.priceMinorUnits), \(terms.currencyCode), \(finished))
        """)
    }
    return Deal(number: number, terms: terms, finished: finished)
  }

  /// Those of these deals that an account reviewed.
  public func reviewedDeals(_ deals: [Int64], author: Int64) throws -> Set<Int64> {
    try database.read { db in
      Set(try db.values("SELECT deal FROM user_review WHERE author = \(author) AND deal IN \(deals)"))
    }
  }

  /// Adds a review.
  public func addReview(_ review: Review) throws {
    try execute(
      """
      INSERT INTO user_review (deal, author, subject, rating, text, written_at) VALUES (\(review.deal),
        \(review.author), \(review.subject), \(review.rating), \(review.text), \(review.written))
      """)
  }

  /// What was written about an account, newest first; one query.
  public func reviews(about subject: Int64, limit: Int) throws -> [WrittenReview] {
    try database.read { db in
      try db.rows(
        """
        SELECT r.deal, r.author, r.subject, r.rating, r.text, r.written_at, d.item_id, \(Person.columns)
        FROM user_review AS r JOIN user_deal AS d ON d.id = r.deal JOIN user_account AS a ON a.id = r.author
        WHERE r.subject = \(subject) ORDER BY r.id DESC LIMIT \(limit)
        """
      ) { row in
        WrittenReview(
          review: Review(
            deal: try row["deal"], author: try row["author"], subject: try row["subject"], rating: try row["rating"],
            text: try row["text"], written: try row["written_at"]),
          author: try Person(row: row),
          itemId: try row["item_id"])
      }
    }
  }

  private func deals(_ condition: SQL) throws -> [Deal] {
    try database.read { db in
      try db.rows(
        """
        SELECT id, item_id, seller, buyer, price, currency, finished_at FROM user_deal WHERE \(condition) ORDER BY id
        """
      ) { row in
        Deal(
          number: try row["id"],
          terms: DealTerms(
            itemId: try row["item_id"], seller: try row["seller"], buyer: try row["buyer"],
            priceMinorUnits: try row["price"], currencyCode: try row["currency"]),
          finished: try row["finished_at"])
      }
    }
  }
}

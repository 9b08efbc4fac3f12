import FoundationEssentials
import SQLiteStorage
import Storage
import User
import UserStorage

/// The implementations of the port, which promise the same.
enum StoreKind: CaseIterable {
  case memory
  case database

  func make() throws -> any UserStore {
    switch self {
    case .memory: return MemoryUserStore()
    case .database:
      let database = try SQLiteDatabase.inMemory()
      try database.migrate(UserMigrations.all)
      return DatabaseUserStore(database)
    }
  }
}

extension UserStore {
  /// Adds accounts with the same card and returns their numbers.
  func add(_ handles: String...) throws -> [Int64] {
    try handles.map { handle in
      try addAccount(handle: Handle(handle), card: Card(displayName: "Somebody"), created: Moment.first).number
    }
  }

  func addDeal(_ item: String, seller: Int64, buyer: Int64) throws -> Deal {
    let terms = DealTerms(itemId: item, seller: seller, buyer: buyer, priceMinorUnits: 1_250, currencyCode: "EUR")
    return try addDeal(terms, finished: Moment.first)
  }

  func addReview(_ deal: Deal, author: Int64, rating: Int, text: String = "Fine") throws {
    let subject = deal.counterpart(of: author) ?? 0
    try addReview(
      Review(
        deal: deal.number, author: author, subject: subject, rating: rating, text: text, written: Moment.first))
  }
}

enum Moment {
  static let first = Date(timeIntervalSince1970: 1_700_000_000.123)
  static let second = Date(timeIntervalSince1970: 1_700_000_060)
}
